/**
 * Characters that leave no mark of their own: spaces, combining marks without a base, characters that are invisible by
 * definition (among them the Hangul fillers, which count as letters), and the empty Braille cell.
 */
const unseen = /[\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a reader would see nothing. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, '') === '';
}
