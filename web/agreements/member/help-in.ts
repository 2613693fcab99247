import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { fullText } from '#rules/agreements/full-text.ts';
import { agreementLanguageTexts as texts } from '#web/agreements/texts/en/agreement-language.ts';

export type Help = { title: string; texts: { language: string; name: string; text: string }[] };

export const languageName = (code: string) => texts.names[code] ?? code;

/** A text that stands, in the other languages. The server words it: the page's scripts have no room for these sentences. */
export function helpIn({ document, helpIn: languages }: Pick<AgreementBody, 'document' | 'helpIn'>): Help {
  const inLanguage = (language: (typeof languages)[number]) => ({
    language,
    name: languageName(language),
    text: document ? fullText({ ...document, language }) : '',
  });
  return { title: texts.help, texts: document ? languages.map(inLanguage) : [] };
}

export function writtenIn(document: AgreementBody['document']): string {
  return document ? texts.writtenIn(languageName(document.language)) : '';
}
