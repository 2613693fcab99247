/** Names that look like ours and are not: a slip there would otherwise go unnoticed. */
export function strangeSettings(known: string[], given: Record<string, string | undefined>): string[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isSlipOf(name.toUpperCase(), one));
      if (meant) return [`${name} is not a setting; did you mean ${meant}?`];
      if (!/^(S3|SMTP|MAIL)_/.test(name)) return [];
      return [
        `${name} is not a setting; known are ${known.filter((one) => one.startsWith(name.slice(0, 2))).join(', ')}`,
      ];
    });
}

/** Short names are left alone: PORT is close to too many settings of other programs. */
function isSlipOf(name: string, known: string): boolean {
  if (known.length < 6) return false;
  return distance(name, known) <= (known.length < 8 ? 1 : 2);
}

/** How many letters were left out, added, changed or swapped with the next one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        cell(i - 1, j - 1) + (same ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(a.length, b.length);
}
