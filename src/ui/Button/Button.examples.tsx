import { ButtonLink } from "./ButtonLink.tsx";

export const examples = {
  primary: <ButtonLink href="#book-demo">Book demo</ButtonLink>,
  secondary: (
    <ButtonLink href="#workflow" emphasis="secondary">
      See how it works
    </ButtonLink>
  ),
  long: <ButtonLink href="#book-demo">Записаться на демонстрацию для проп-фирм</ButtonLink>,
};

export const states = ["hover", "focus-visible", "active"] as const;
