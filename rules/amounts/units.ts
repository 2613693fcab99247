export function formatUnits(count: number | bigint, locale = 'en-IN'): string {
  return numberFormat(locale, 0).format(count);
}

/**
 * units × 100 / base in ten-thousandths of a percent, cut and not rounded, so no member sees more than they have. `keeps` is
 * the part in tenths that later holders leave, multiplied before the cut: 8 if new holders later own 20 % of the company.
 */
export function percentOf(units: number | bigint, base: number | bigint, keeps: number = 10): bigint {
  if (BigInt(base) <= 0n) throw new RangeError('A percentage needs a base above zero.');
  return (BigInt(units) * 100n * 10_000n * BigInt(keeps)) / (BigInt(base) * 10n);
}

/** `2.5 %` of a percentage in ten-thousandths; null where something is there but less than can be shown. */
export function formatPercent(tenThousandths: bigint, isSome: boolean, locale = 'en-IN'): string | null {
  if (tenThousandths === 0n && isSome) return null;
  const shown = `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
  return `${numberFormat(locale, 4).format(shown as Intl.StringNumericLiteral)} %`;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format;
}
