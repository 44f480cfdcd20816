import { type RouteId, routes } from "../content/routes.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { schedulerLink } from "../site/links.ts";
import { site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button/ButtonLink.tsx";

/** The fragment that opens the demo dialog, by script or, without it, by `:target` (D25). */
export const demoDialogId = "book-demo";

interface OpenDemoDialogProps {
  emphasis?: "primary" | "secondary";
  /** The id of another dialog, such as one with the choices in another order. */
  dialog?: string;
  children: string;
}

/** Opens the dialog with the three demo choices. */
export function OpenDemoDialog({
  emphasis = "primary",
  dialog = demoDialogId,
  children,
}: OpenDemoDialogProps) {
  return (
    <ButtonLink href={`#${dialog}`} emphasis={emphasis} aria-haspopup="dialog" data-opens={dialog}>
      {children}
    </ButtonLink>
  );
}

/** Book demo in the navigation; its action depends on the route (LY-07, LY-08, LY-09). */
export function BookDemo({ route, language, t }: I18n & { route: RouteId | undefined }) {
  const entry = route && routes[route];
  const label = t("common:navigation.bookDemo");
  if (entry?.bookDemo.kind === "dialog") return <OpenDemoDialog>{label}</OpenDemoDialog>;
  if (entry?.bookDemo.kind === "scheduler")
    return (
      <ButtonLink
        href={schedulerLink(site, {
          scheduler: entry.bookDemo.scheduler,
          page: entry.catalogue,
          button: "navigation",
          language,
        })}
      >
        {label}
      </ButtonLink>
    );
  // The specification sets `href="#"`; the script still opens the dialog (D8).
  return (
    <ButtonLink href="#" aria-haspopup="dialog" data-opens={demoDialogId}>
      {label}
    </ButtonLink>
  );
}
