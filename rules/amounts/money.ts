/** The specification's currencies. Each has two decimals: 100 paise, 100 cents. */
export const currencies = ['INR', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Minor units: paise, cents. */
export type Money = { amount: number; currency: Currency };

/** The largest amount, and the largest number of units, that may be typed. Sums may be larger. */
export const largestAmount = 1_000_000_000_000;

/**
 * `₹1,50,000` or `₹1,50,000.50`; with `exact` always with both decimals, as columns of sums need.
 * A sum beyond 2⁵³ stays exact as a bigint. Amounts look alike in every language: Marathi of ICU 78 would group them by thousands.
 */
export function formatMoney(
  { amount, currency }: { amount: number | bigint; currency: Currency },
  { exact = false } = {},
): string {
  const minor = BigInt(amount);
  const fraction = minor % 100n;
  const digits = exact || fraction !== 0n ? 2 : 0;
  const format = moneyFormat(currency, digits);
  return format.format(decimal(minor));
}

const large = 10_000_000;

/**
 * A large round number as people say it: `2.5 crore`, with the word of the language, cut to one decimal; a smaller one as it is. The
 * short forms of ICU 78 are no words in Hindi (“2.5 क॰”).
 */
export function formatLarge(count: number, crore: string): string {
  const grouped = (value: number) => value.toLocaleString('en-IN');
  return count < large ? grouped(count) : `${grouped(Math.floor(count / (large / 10)) / 10)} ${crore}`;
}

/** Minor units as a decimal numeral, which Intl reads exactly. */
function decimal(minor: bigint): Intl.StringNumericLiteral {
  const sign = minor < 0n ? '-' : '';
  const size = minor < 0n ? -minor : minor;
  return `${sign}${size / 100n}.${String(size % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral;
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: Currency, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}
