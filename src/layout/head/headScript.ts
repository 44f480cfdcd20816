// Runs inline in the head of every document, before the first paint.
import { eventDays, eventId, languages } from "virtual:constants";
import { reloadInStoredLanguage } from "../../i18n/negotiation/reloadInStoredLanguage.ts";
import { daysBegun } from "../../site/event.ts";

reloadInStoredLanguage(languages);

/** Built documents have the text that is true on any date (ADR 013). The styles choose another by this number. */
function followDay(): void {
  document.documentElement.dataset.event = `${daysBegun(new Date(), eventDays)}`;
}
followDay();
// A page may stay open over midnight, or be asleep then.
setInterval(followDay, 60_000);
document.addEventListener("visibilitychange", followDay);

/** The key of local storage for the event whose banner the visitor has closed. */
const closedEventKey = "closed-event";

const hideBanner = (): void => {
  document.documentElement.dataset.bannerClosed = "";
};
try {
  if (localStorage[closedEventKey] === eventId) hideBanner();
} catch {}
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element && target.closest("[data-close-event]"))) return;
  hideBanner();
  // With storage blocked it is there again on the next page.
  try {
    localStorage[closedEventKey] = eventId;
  } catch {}
});

// A view transition that is stopped is no error, as when the visitor goes elsewhere meanwhile.
for (const event of ["pageswap", "pagereveal"] as const)
  addEventListener(event, ({ viewTransition }) => void viewTransition?.ready.catch(() => {}));
