import tooltipStyles from "../../ui/Tooltip/tooltip.css?inline";
import { startTooltips } from "../../ui/Tooltip/tooltip.ts";
import { startDialogs } from "./dialogs.ts";
import { startDisclosures } from "./disclosures.ts";
import { markFailedIslands } from "./islands.ts";
import { startLanguageChoice } from "./languageChoice.ts";
import { startMenus } from "./menu.ts";
import { startPopup } from "./popup.ts";

// Everything here improves markup that already works; nothing here writes words.
markFailedIslands();
startLanguageChoice();
startDialogs();
startDisclosures();
startMenus();
startPopup();
startTooltips(document);

// There are no tooltips before this script runs, so no document has to carry their styles.
const styles = new CSSStyleSheet();
styles.replaceSync(tooltipStyles);
document.adoptedStyleSheets.push(styles);
