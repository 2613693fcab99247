/** How far apart the loops are, and the height of the line that they are tied into. */
const step = 44;
const height = 48;
const base = 42.5;

/** A thread with a loop round each of a few dots; it goes on at both ends. */
export function Knot({ loops, className }: { loops: number; className?: string }) {
  const centres = Array.from({ length: loops }, (_, position) => 30 + position * step);
  const width = 60 + (loops - 1) * step;
  const path = centres.map(
    (x) => `H${x - 18}C${x + 8} ${base} ${x + 17} 6 ${x} 6S${x - 8} ${base} ${x + 18} ${base}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      aria-hidden="true"
    >
      <path d={`M0 ${base}${path.join('')}H${width}`} fill="none" stroke="currentColor" strokeWidth="3" />
      {centres.map((x) => (
        <circle key={x} cx={x} cy="22" r="4" className="fill-sindoor" />
      ))}
    </svg>
  );
}
