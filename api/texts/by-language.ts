import { findLanguage, firstLanguage } from '#contract/lists/interface-languages.ts';
import type { PaperWords } from '#rules/agreements/paper-words/words.ts';
import type { SheetWords } from '#rules/certificates/certificate-words/en.ts';
import { byLanguage } from '#rules/text/by-language.ts';
import { agreementPapers } from './en/agreement-papers.ts';
import { certificatePapers } from './en/certificate-papers.ts';
import { certificateWords } from './en/certificate-words.ts';
import { claimsFileTexts } from './en/credit.ts';
import { downloads } from './en/downloads.ts';
import { paymentPapers } from './en/payment-papers.ts';
import { rosterFileTexts } from './en/rosters.ts';
import { trialWords } from './en/trial-words.ts';

/** With the locale of its dates: amounts are written alike in every language. */
export type AgreementPapers = typeof agreementPapers & { locale: string; language: string };
/** Digits are Latin in every language. */
const localeOf = (code: string) => `${findLanguage(code)?.locale ?? 'en-IN'}-u-nu-latn`;

export type CertificatePapers = typeof certificatePapers;
export type ClaimsFileTexts = typeof claimsFileTexts;
export type Downloads = typeof downloads;
export type RosterFileTexts = typeof rosterFileTexts;

export const englishPapers: AgreementPapers = {
  ...agreementPapers,
  locale: 'en-IN',
  language: firstLanguage,
};

/** The words of files in a language; in English where it has none of its own yet. */
export const agreementPapersIn = byLanguage(
  firstLanguage,
  englishPapers,
  async (code): Promise<AgreementPapers> => ({
    ...(await import(`./${code}/agreement-papers.ts`)).agreementPapers,
    locale: localeOf(code),
    language: code,
  }),
);
export const paymentPapersIn = byLanguage<PaperWords>(
  firstLanguage,
  { ...paymentPapers, language: firstLanguage },
  async (code): Promise<PaperWords> => ({
    ...(await import(`./${code}/payment-papers.ts`)).paymentPapers,
    language: code,
  }),
);
export const certificatePapersIn = byLanguage(
  firstLanguage,
  certificatePapers,
  async (code) => (await import(`./${code}/certificate-papers.ts`)).certificatePapers,
);
export const claimsFileTextsIn = byLanguage(
  firstLanguage,
  claimsFileTexts,
  async (code) => (await import(`./${code}/credit.ts`)).claimsFileTexts,
);
export const downloadsIn = byLanguage(
  firstLanguage,
  downloads,
  async (code) => (await import(`./${code}/downloads.ts`)).downloads,
);
export const rosterFileTextsIn = byLanguage(
  firstLanguage,
  rosterFileTexts,
  async (code) => (await import(`./${code}/rosters.ts`)).rosterFileTexts,
);

/** The lines of a certificate itself; programs have the English ones. */
export const certificateWordsIn = byLanguage<SheetWords>(
  firstLanguage,
  certificateWords,
  async (code) => (await import(`./${code}/certificate-words.ts`)).certificateWords,
);

/** The first draft of a trial. */
export const trialWordsIn = byLanguage(
  firstLanguage,
  trialWords,
  async (code) => (await import(`./${code}/trial-words.ts`)).trialWords,
);
