import type { ConsentKind } from '#contract/collected.ts';
import type { ConsentBody, ReceiptBody } from '#contract/consents/calls.ts';
import { type TextVersion, textVersions } from '#contract/consents/text-versions.ts';
import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { localeCode } from '#rules/text/locale-code.ts';
import { receiptTexts, consentTexts as texts } from '#web/consents/texts/en/consents.ts';
import { language as pageLanguage } from '#web/ground/texts/en/language.ts';
import type { ConsentWords } from '#web/ground/texts/sentences.ts';
import { inLanguage } from '#web/page-at.ts';
import { consentWords } from '#web/words.ts';

type Said = Pick<ConsentBody, 'document' | 'purpose' | 'text' | 'version' | 'language' | 'detail'>;

/** A consent in words. The server makes them, so that pages carry those of no other consent. */
export function shownConsent({ document, purpose, text, version, language, detail }: Said) {
  const words: Partial<ConsentWords> = consentWords[document as ConsentKind] ?? {};
  return {
    name: words.name ?? (purpose || document),
    about: words.about ?? '',
    reach: words.details?.[detail] ?? '',
    textLine: texts.version(texts.textNames[text], version, languageName(language)),
    textPath: text === 'statement' ? '' : pathOf(text, version, language),
  };
}

/** In the language in which it was read. Members agreed to texts before versions were kept: those have no page. */
function pathOf(text: keyof typeof textVersions, version: string, language: string): string {
  const kept: readonly TextVersion[] = textVersions[text];
  if (!kept.some((one) => one.version === version)) return '';
  const { code } = interfaceLanguages.find(({ locale }) => locale === language) ?? interfaceLanguages[0];
  return inLanguage(code, versionPaths[text](version));
}

export type ShownReceipt = ReturnType<typeof shownReceipt>;

export function shownReceipt(receipt: ReceiptBody) {
  const { number, isGiven, at, by, memberName, wordsHash } = receipt;
  const { name, about, reach, textLine, textPath } = shownConsent(receipt);
  return {
    number,
    textPath,
    said: isGiven ? receiptTexts.given : receiptTexts.withdrawn,
    lines: [
      [receiptTexts.number, number],
      [receiptTexts.at, receiptTexts.moment(at)],
      [receiptTexts.consent, name],
      [receiptTexts.reach, reach],
      [receiptTexts.about, about],
      [receiptTexts.text, textLine],
      [receiptTexts.hash, wordsHash],
      [receiptTexts.member, memberName],
      [receiptTexts.by, receiptTexts.givers[by]],
    ].filter((line): line is [string, string] => line[1] !== ''),
  };
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([pageLanguage], { type: 'language' }).of(localeCode(code)) ?? code;
  } catch {
    return code;
  }
}
