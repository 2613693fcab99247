type DrawnKolamProps = {
  /** The side of the square that it fills, round the middle. */
  size: number;
  /** Made of numbers alone. */
  html: string;
  className?: string | undefined;
};

/** A kolam that is drawn already. Its words stand next to it. */
export function DrawnKolam({ size, html, className }: DrawnKolamProps) {
  return (
    <svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className={className}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
