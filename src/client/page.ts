import { loadAnalytics, schedulerFields } from "virtual:constants";
import { startCounters } from "../ui/StatCounter/startCounters.ts";
import tooltipStyles from "../ui/Tooltip/tooltip.css?inline";
import { startTooltips } from "../ui/Tooltip/tooltip.ts";
import { startVisitorBrand } from "../visitorBrand/start.ts";
import { startAttribution } from "./attribution.ts";
import { startAutoplay } from "./autoplay.ts";
import { startDialogs } from "./dialogs.ts";
import { startDisclosures } from "./disclosures.ts";
import { startDrawings } from "./drawings.ts";
import { replayEvents } from "./eventReplay.ts";
import { markFailedIslands } from "./islands/failedIslands.ts";
import { startLanguageChoice } from "./languageChoice.ts";
import { startMenus } from "./menu.ts";
import { startPopup } from "./popup.ts";
import { holdAnimations, whenActivated } from "./prerendering.ts";
import { startSmoothScrolling } from "./smoothScrolling.ts";

/** Tooltips need this script, so documents do not carry their styles. */
function addTooltipStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(tooltipStyles);
  document.adoptedStyleSheets.push(styles);
}

/** All of these enhance markup that works without them. */
const enhancements: readonly (() => void)[] = [
  // First, because it takes its part out of the address.
  startVisitorBrand,
  replayEvents,
  markFailedIslands,
  holdAnimations,
  () => whenActivated(() => startAttribution(schedulerFields)),
  () => whenActivated(startLanguageChoice),
  () => startCounters(document),
  startAutoplay,
  startDialogs,
  startDisclosures,
  startDrawings,
  startMenus,
  startSmoothScrolling,
  () => whenActivated(startPopup),
  () => startTooltips(document),
  addTooltipStyles,
  // Without the vendor's script, the page works as it is.
  () => void loadAnalytics()?.catch(() => {}),
];

// Older engines keep the page as it is without scripts (ADR 016).
if (CSS.supports("selector(:popover-open)"))
  for (const start of enhancements)
    try {
      start();
    } catch (error) {
      // One that fails must not keep others from starting.
      reportError(error);
    }
