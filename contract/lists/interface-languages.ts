/**
 * The languages of the interface. `preview`: its pages open by their addresses, are not indexed and are not offered. `complete`:
 * offered to all.
 */
export const interfaceLanguages = [
  {
    code: 'en',
    locale: 'en-IN',
    name: 'English',
    direction: 'ltr',
    fullStop: '.',
    font: 'latin',
    state: 'complete',
    texts: 'agreed',
  },
  {
    code: 'hi',
    locale: 'hi-IN',
    name: 'हिन्दी',
    direction: 'ltr',
    fullStop: '।',
    font: 'devanagari',
    state: 'complete',
    texts: 'drafts',
  },
  {
    code: 'mr',
    locale: 'mr-IN',
    name: 'मराठी',
    direction: 'ltr',
    fullStop: '.',
    font: 'devanagari',
    state: 'complete',
    texts: 'drafts',
  },
] as const satisfies readonly InterfaceLanguage[];

export type InterfaceLanguage = {
  /** As it stands in addresses, in the folders of texts and in the account. */
  code: string;
  /** As the web names it: dates, numbers and plurals follow it, and pages declare it. */
  locale: string;
  /** Its own name. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The sign that ends a sentence. */
  fullStop: string;
  font: 'latin' | 'devanagari';
  state: 'preview' | 'complete';
  /** `drafts` until native readers have agreed to each sentence (`docs/wording/`): its pages say that the translation is new. */
  texts: 'drafts' | 'agreed';
};

export type LanguageCode = (typeof interfaceLanguages)[number]['code'];

/** The language of all addresses without a prefix, and of texts that have no other. */
export const firstLanguage = 'en' satisfies LanguageCode;

/** Null for a code that is not in the list, or is no longer. */
export function findLanguage(code: string): (InterfaceLanguage & { code: LanguageCode }) | null {
  return interfaceLanguages.find((language) => language.code === code) ?? null;
}

/** The languages that readers choose between. */
export const offeredLanguages = (
  interfaceLanguages as readonly (InterfaceLanguage & { code: LanguageCode })[]
).filter(({ state }) => state === 'complete');
