const longest = 255;

/** Control characters, and characters that reverse or hide parts of a line and so disguise a name. */
const deceptive = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * The stored name: the last path segment of the sent one, without deceptive characters, and at most 255 characters long.
 * Bytes are never stored under it.
 */
export function plainName(sent: string): string {
  const segment = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = segment.replace(deceptive, '').trim();
  const extension = /\.[^.]{1,20}$/.exec(clean)?.[0] ?? '';
  const letters = [...clean];
  if (letters.length <= longest) return clean;
  return letters.slice(0, longest - [...extension].length).join('') + extension;
}

/** The part after the last dot, in lower case; empty without a dot. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
