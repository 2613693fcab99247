/** Turns during an action. Give a label if no words next to it say which action it is. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  return (
    <span className="inline-flex" role={label ? 'status' : undefined}>
      <svg className="spinner" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M10 2a8 8 0 0 1 8 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
