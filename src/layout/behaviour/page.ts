import "virtual:measuring";
import { settleLanguage } from "../../languages/choosing/storedChoice.ts";
import tooltipStyles from "../../ui/Tooltip/tooltip.css?inline";
import { startTooltips } from "../../ui/Tooltip/tooltip.ts";
import { startAttribution } from "./attribution.ts";
import { startDialogs } from "./dialogs.ts";
import { startDisclosures } from "./disclosures.ts";
import { showDrawings } from "./drawings.ts";
import { keepEarlyPresses } from "./earlyPresses.ts";
import { describeEvent } from "./event.ts";
import { markFailedIslands } from "./islands.ts";
import { startLanguageChoice } from "./languageChoice.ts";
import { showLaterSections } from "./laterSections.ts";
import { startMenus } from "./menu.ts";
import { startPopup } from "./popup.ts";
import { holdAnimations, layOutAhead, skipNeedlessTransitions, whenShown } from "./prerendering.ts";

// All of this enhances markup that works without it.
settleLanguage();
keepEarlyPresses();
markFailedIslands();
holdAnimations();
layOutAhead();
skipNeedlessTransitions();
whenShown(() => startAttribution(__SCHEDULERS__));
whenShown(startLanguageChoice);
showDrawings();
startDialogs();
startDisclosures();
startMenus();
whenShown(startPopup);
startTooltips(document);
describeEvent();

// Tooltips need this script, so documents do not carry their styles.
const styles = new CSSStyleSheet();
styles.replaceSync(tooltipStyles);
document.adoptedStyleSheets.push(styles);

void showLaterSections();
