/** A long text in numbered sections, shown as a page and, for terms and privacy, in a dialog of the sign-up. */
export type LegalText = {
  title: string;
  /** One sentence for search engines. */
  description: string;
  /** Since when it holds, in words. */
  since: string;
  summary: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  id: string;
  title: string;
  /** A string is a paragraph, a list of strings is a list of points; names as machines know them, and entries in plain words, come with what they are; links stand below each other. */
  body: readonly (string | readonly string[] | LegalNames | LegalEntries | LegalLinks)[];
};

/** Around every legal text. */
export const legalTexts = {
  since: (day: string) => `In force since ${day}`,
  contents: 'Sections',
} as const;

export type LegalEntry = { name: string; text: string; note: string };
export type LegalNames = { named: readonly LegalEntry[] };
export type LegalLinks = { links: readonly { to: string; label: string }[] };
export type LegalEntries = { kinds: readonly LegalEntry[] };
