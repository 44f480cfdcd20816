import { Icon } from "../Icon/Icon.tsx";

export const examples = {
  link: (
    <a href="#top" aria-label="Back to the top" data-tooltip="">
      <Icon name="ArrowUp" />
    </a>
  ),
  button: (
    <button type="button" aria-label="Next story" data-tooltip="">
      <Icon name="ChevronRight" />
    </button>
  ),
  plain: <button type="button">Book demo</button>,
};
