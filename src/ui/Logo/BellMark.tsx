/** The brand mark: a bell resting on the tape. */
export function BellMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M7.8 21.3v-4a8.2 8.2 0 0 1 16.4 0v4zM16 8V4.5" />
      <path d="M1.5 24h29M15 28a1 1 0 0 0 2 0 1 1 0 0 0-2 0" color="var(--brass)" />
    </svg>
  );
}
