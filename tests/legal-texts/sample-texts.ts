import { indianDay, type TextName } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import type { LegalTexts } from '#core/ground/legal-texts.ts';
import { siteTexts } from '#server/legal-texts.ts';

export const samplePurpose = 'sample_use';
export const sampleVersion = '2026-12-24';

/** The day in India that many days from now. */
export const dayIn = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000));

/** The texts of the site with a second version of one of them, which asks for a new purpose. It is in no product. */
export function withSample({
  text = 'privacy',
  announced = -1,
  inForce = 30,
  asks = [samplePurpose],
}: {
  text?: TextName;
  announced?: number;
  inForce?: number;
  asks?: readonly string[];
} = {}): LegalTexts {
  const [first] = siteTexts.versions[text];
  const before = siteTexts.words(text, first?.version ?? '')?.text;
  if (!before) throw new Error('The site has a first version.');
  const [opening, ...sections] = before.sections;
  const words: VersionWords = {
    text: {
      ...before,
      summary: `${before.summary} We also count how often stories are read.`,
      sections: [
        ...(opening ? [{ ...opening, title: 'Who answers for it' }] : []),
        ...sections.slice(1),
        { id: 'sample', title: 'A sample section', body: ['It stands in tests alone.', ['One point']] },
      ],
    },
    changes: ['We count how often stories are read.', 'One section has gone, and one has come.'],
    asks: {
      [samplePurpose]: {
        name: 'Counting of stories',
        question: 'May we count which stories you read?',
        about: 'We keep the number of each story for a month.',
      },
    },
  };
  return {
    versions: {
      ...siteTexts.versions,
      [text]: [
        ...siteTexts.versions[text],
        { version: sampleVersion, hash: '', announced: dayIn(announced), inForce: dayIn(inForce), asks },
      ],
    },
    words: (name, version) =>
      name === text && version === sampleVersion ? words : siteTexts.words(name, version),
    translation: async (name, version, language) =>
      name === text && version === sampleVersion
        ? translated(words, language)
        : siteTexts.translation(name, version, language),
  };
}

/** A translation that is none: each sentence that a test looks for names its language. */
function translated({ text, changes = [], asks = {} }: VersionWords, language: string): VersionWords {
  return {
    text: { ...text, title: `${language} ${text.title}` },
    changes: changes.map((line) => `${language} ${line}`),
    asks: Object.fromEntries(
      Object.entries(asks).map(([purpose, words]) => [
        purpose,
        { ...words, name: `${language} ${words.name}` },
      ]),
    ),
  };
}
