/** The language of a text that is not the page's, and its name in words; nothing for the page's own. */
export type Foreign = { lang: string; said: string } | undefined;

/** Says on a row or page that its text is in another language. */
export function LanguageMark({ foreign }: { foreign: Foreign }) {
  return foreign && <span className="block text-small">{foreign.said}</span>;
}
