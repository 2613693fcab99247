const most = 500;

/** The first 500 characters of a text, whole ones, with a sign where there is more. */
export function beginningOf(text: string): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
