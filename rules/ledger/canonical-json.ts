/** Values that may be hashed: whole numbers, well-formed strings, booleans, null, and arrays and plain objects of them. */
export type Hashable =
  | null
  | boolean
  | number
  | string
  | readonly Hashable[]
  | { readonly [name: string]: Hashable };

/** A value that has no canonical form here, or a form that two programs could read differently. */
export class NotCanonical extends Error {
  readonly reason: 'number' | 'surrogate' | 'kind';

  constructor(reason: 'number' | 'surrogate' | 'kind') {
    super(`A value cannot be hashed: ${reason}.`);
    this.name = 'NotCanonical';
    this.reason = reason;
  }
}

/**
 * The form of RFC 8785: names sorted by UTF-16 code units, no spaces, strings and numbers as ECMAScript writes them.
 * Stricter than the RFC in one thing: numbers that are not whole, or too large to be exact, are refused.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return wholeNumber(value);
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (isPlainObject(value)) {
    // JavaScript compares strings by UTF-16 code units, as the RFC asks.
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${wellFormed(name)}:${canonicalJson(value[name])}`).join(',')}}`;
  }
  throw new NotCanonical('kind');
}

export function canonicalBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalJson(value));
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new NotCanonical('number');
  return String(value);
}

function wellFormed(value: string): string {
  // `isWellFormed` is younger than the browsers that verify; an unpaired surrogate is what encoding cannot keep.
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(value))
    throw new NotCanonical('surrogate');
  return JSON.stringify(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
