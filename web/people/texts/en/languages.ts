import { languages } from '#rules/lists/languages.ts';

/** Apart from the other texts about people: pages of mentors need these alone. */
export const languageLabels: Record<string, string> = Object.fromEntries(
  languages.map(({ code, name, ownName }) => [code, name === ownName ? name : `${name} (${ownName})`]),
);
