/** The brand mark: a bell resting on the tape. */
export function BellMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
      <path d="M6.5 22.5v-5a9.5 9.5 0 0 1 19 0v5z" fill="currentColor" />
      <path d="M16 8V4.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M1.5 24h29" stroke="var(--brass)" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="16" cy="28" r="2.25" fill="var(--brass)" />
    </svg>
  );
}
