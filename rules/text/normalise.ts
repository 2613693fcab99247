import { cleanText } from './clean.ts';

/** A text as it is stored and counted: line ends as LF, tabs as spaces, NFC, trimmed. */
export function normaliseText(typed: string): string {
  return cleanText(typed).normalize('NFC').trim();
}

/** As `normaliseText`, for a text of one line: a pasted line end becomes a space. */
export function normaliseLine(typed: string): string {
  return normaliseText(typed).replace(/\s*\n\s*/g, ' ');
}

/** Unicode code points of the text as it would be stored; a field's counter shows this number. */
export function textLength(typed: string): number {
  let length = 0;
  for (const _character of normaliseText(typed)) length++;
  return length;
}
