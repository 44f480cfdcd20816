/** Calls back in a task after the next paint, so that a press shows at once, before more work is done for it. */
export function afterPaint(callback: () => void): void {
  void new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden page has no frames, such as behind the tab that a link has opened.
    setTimeout(resolve, 100);
  }).then(callback);
}
