import { data, type LoaderFunctionArgs } from 'react-router';
import { consentPaths } from '#contract/consents/paths.ts';
import type { TextName } from '#contract/consents/text-versions.ts';
import { enquiryPaths } from '#contract/enquiries/paths.ts';
import { getLegalText, type LegalTextBody } from '#contract/legal-texts/calls.ts';
import { versionPaths } from '#contract/legal-texts/rare-paths.ts';
import { findLanguage, interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { language } from '#web/ground/texts/en/language.ts';
import { inLanguage } from '#web/page-at.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { languageNote } from './language-note.ts';

const paths = { terms: consentPaths.terms, privacy: consentPaths.privacy, notice: enquiryPaths.notice };

/** The version that the address names, or the one in force, in the language of the page where readers are shown it. */
export async function loadText({ context, params }: LoaderFunctionArgs, text: TextName) {
  const { version = '' } = params;
  try {
    const {
      languages,
      before: _,
      ...found
    } = await askForAll(context, getLegalText, {
      text,
      version,
      language,
    });
    const path = version === '' ? paths[text] : versionPaths[text](version);
    return {
      ...found,
      words: withLinksOfPage(found.words),
      note: languageNote({ language: found.language, languages }),
      others: languages
        .filter((one) => one.language !== language)
        .map(({ code, language: lang }) => {
          const of = findLanguage(code) ?? interfaceLanguages[0];
          return { lang, name: of.name, to: inLanguage(of.code, path) };
        }),
    };
  } catch (error) {
    const isUnknown =
      error instanceof Refusal && ['legal_text_unknown', 'general_argument_invalid'].includes(error.code);
    if (isUnknown) throw data(null, 404);
    throw error;
  }
}

export type LoadedText = Awaited<ReturnType<typeof loadText>>;

const code = (interfaceLanguages.find(({ locale }) => locale === language) ?? interfaceLanguages[0]).code;

/** The words are kept with English addresses, in every language. */
function withLinksOfPage(words: LegalTextBody['words']): LegalTextBody['words'] {
  const inPage = (links: { to: string; label: string }[]) =>
    links.map(({ to, label }) => ({ to: inLanguage(code, to), label }));
  const sections = words.sections.map((section) => ({
    ...section,
    body: section.body.map((part) =>
      typeof part === 'object' && 'links' in part ? { links: inPage(part.links) } : part,
    ),
  }));
  return { ...words, sections };
}
