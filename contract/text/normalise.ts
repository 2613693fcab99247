/**
 * Control characters other than the line end, unpaired surrogates, and those format characters that reorder the text
 * around them or annotate it: a text must not be able to change how its neighbours read. The marks that Arabic and
 * Hebrew need (U+061C, U+200E, U+200F), ZWJ and ZWNJ stay.
 */
const removed = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text as it is stored and counted: line ends as LF, tabs as spaces, NFC, trimmed. */
export function normaliseText(typed: string): string {
  return typed
    .replace(lineEnds, '\n')
    .replaceAll('\t', ' ')
    .replace(removed, (character) => (character === '\n' ? character : ''))
    .normalize('NFC')
    .trim();
}

/** As `normaliseText`, for a text of one line: a pasted line end becomes a space. */
export function normaliseLine(typed: string): string {
  return normaliseText(typed).replace(/\s*\n\s*/g, ' ');
}

/** Unicode code points of the text as it would be stored; what a counter beside a field shows. */
export function textLength(typed: string): number {
  let length = 0;
  for (const _character of normaliseText(typed)) length++;
  return length;
}
