/**
 * Control characters other than the line end, unpaired surrogates, and those format characters that reorder the text
 * around them or annotate it: a text must not be able to change how its neighbours read. The marks that Arabic and
 * Hebrew need (U+061C, U+200E, U+200F), ZWJ and ZWNJ stay.
 */
const removed = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** Whether there is anything to do. Nearly every text is clean. */
const unclean = /[^\P{Cc}\n]|[\p{Cs}\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/u;

/** Line ends as LF, tabs as spaces, and no other control character. Nothing else changes. */
export function cleanText(typed: string): string {
  if (!unclean.test(typed)) return typed;
  return typed
    .replace(lineEnds, '\n')
    .replaceAll('\t', ' ')
    .replace(removed, (character) => (character === '\n' ? character : ''));
}

/** A password is no text: it is compared as it was typed, and never shown. */
export const isPasswordName = (name: string) => /password/i.test(name);

/** Far below every value that a call takes; a deeper one is refused, and must not end the process before. */
const deepest = 64;

/** The same of whatever came in: every text and every name in it, at any depth, but for passwords. */
export function cleaned<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth + 1)) as T;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    cleanText(name),
    isPasswordName(name) ? inner : cleaned(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** No file, date or error, which hold more than their own entries. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
