import encodeQR from 'qr';

/** Light modules around it. */
export const qrBorder = 2;

/**
 * A text as a QR code: how many modules each side has, and its dark modules as the path of a picture. `ecc` says how much of it may
 * be unreadable: 15 % or 7 %.
 */
export function qrPath(text: string, ecc: 'medium' | 'low' = 'medium'): { size: number; path: string } {
  // Rows of modules; the light border of two is what readers need at least where the page around it is light.
  const rows = encodeQR(text, 'raw', { ecc, border: qrBorder });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  }
  return runs;
}
