/**
 * A text of the pseudo-language: readable letters that are not plain ones, 40 % more of them, in Devanagari that stacks high and
 * deep. It names nothing outside itself, since tests take its source into other modules and into pages.
 */
export function widen(value: unknown): unknown {
  if (typeof value === 'string') {
    if (/^(?:[/#?]|https?:|mailto:|tel:)|^\S+@\S+$/.test(value)) return value;
    const [from, to] = [
      'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
      'àƀċďēƒģħīĵķŀɱñōƥɋŕşŧūṽŵẋŷžÀɃĊĎĒƑĢĦĪĴĶĿṀÑŌƤɊŔŞŦŪṼŴẊŶŽ',
    ];
    const other = value.replace(/[A-Za-z]/g, (letter) => to[from.indexOf(letter)] ?? letter);
    // A text within a text is long enough already.
    if (!/[A-Za-z]{2}/.test(value) || value.includes('ट्ठ्री')) return other;
    // Each of the two is as wide as two Latin letters.
    const more = Array.from({ length: Math.ceil((value.length * 0.4) / 2) }, (_, at) =>
      at % 2 ? 'र्द्धूँ' : 'ट्ठ्री',
    );
    return `${other} ${more.join(' ')}`;
  }
  if (typeof value === 'function') return (...all: unknown[]) => widen(value(...all));
  if (Array.isArray(value)) return value.map(widen);
  if (value === null || typeof value !== 'object') return value;
  // Keys begin with a small letter, and texts for members with a capital.
  const isKey = (name: string, one: string) => /^(?:id|counts|seed|group)$/.test(name) && /^[a-z]/.test(one);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && isKey(name, one) ? one : widen(one),
    ]),
  );
}
