/** Parameters of Punycode (RFC 3492, section 5). */
const [base, tMin, tMax, skew, damp, initialBias, initialPoint] = [36, 1, 26, 38, 700, 72, 128];
const highestPoint = 0x10ffff;

/**
 * The text of a label in a domain's ASCII form; an `xn--` label is decoded. Null for an `xn--` label that encodes no text, and
 * for other labels with hyphens in the third and fourth position (RFC 5890, reserved): `URL` accepts both unread.
 */
export function readLabel(label: string): string | null {
  if (label.slice(2, 4) !== '--') return label;
  const text = label.startsWith('xn--') ? decode(label.slice(4)) : null;
  return text !== null && text.slice(2, 4) !== '--' && isWrittenAs(text, label) ? text : null;
}

function isWrittenAs(text: string, label: string): boolean {
  const address = `http://${text}.example`;
  return URL.canParse(address) && new URL(address).hostname === `${label}.example`;
}

function decode(code: string): string | null {
  const end = code.lastIndexOf('-');
  const points = Array.from(code.slice(0, Math.max(end, 0)), (character) => character.codePointAt(0) ?? 0);
  let [point, index, bias] = [initialPoint, 0, initialBias];
  for (let at = end + 1; at < code.length; ) {
    const before = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(code[at++]);
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = points.length + 1;
    bias = adapt(index - before, count, before === 0);
    point += Math.floor(index / count);
    if (point > highestPoint) return null;
    index %= count;
    points.splice(index++, 0, point);
  }
  return points.length > 0 ? String.fromCodePoint(...points) : null;
}

function adapt(difference: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}

function digitOf(character: string | undefined): number | null {
  const at = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character ?? ' ');
  return at < 0 ? null : at;
}
