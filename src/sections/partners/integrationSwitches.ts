/** Has each switch of a board change the count and add its event to the log (PA-03). */
export function startIntegrationSwitches(board: HTMLElement): void {
  const count = board.querySelector("[data-count]");
  const text = board.querySelector("[data-count-text]");
  const log = board.querySelector<HTMLElement>("[data-log]");
  const recount = (): void => count?.replaceChildren(`${board.querySelectorAll("input:checked").length}`);
  // Switches can be pressed before this runs.
  recount();
  board.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !log) return;
    recount();
    // The page's status; its own script is not imported, so that it stays in one file.
    const status = document.querySelector("[data-announcer]");
    if (status) status.textContent = text?.textContent ?? "";

    // The oldest line becomes the newest, so that the log stays as high as it is.
    const line = log.lastElementChild;
    const [call, answer] = line?.children ?? [];
    if (!line || !call || !answer) return;
    const event = target.checked ? log.dataset.switchedOn : log.dataset.switchedOff;
    call.textContent = `${event} ${target.ariaLabel}`;
    answer.textContent = "200";
    answer.className = "u-positive";
    log.prepend(line);
  });
}

for (const board of document.querySelectorAll<HTMLElement>("[data-switchboard]"))
  startIntegrationSwitches(board);
