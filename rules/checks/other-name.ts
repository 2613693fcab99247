/** Whether a name in a second script has letters, and otherwise only what names have: no digit, address or sign. */
export function isOtherName(typed: string): boolean {
  return /^(?:\p{L}(?:[\p{L}\p{M} .'’-]|\p{Join_Control})*)?$/u.test(typed);
}
