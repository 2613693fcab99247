const star = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z';

/** A rating, read out by its label. */
export function Stars({ count, label }: { count: number; label: string }) {
  const path = Array.from({ length: count }, (_, position) =>
    star.replace('M10', `M${10 + position * 22}`),
  ).join('');
  return (
    <svg
      viewBox={`0 0 ${count * 22} 20`}
      className="h-5 w-auto self-start text-genda"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
