import {
  findLanguage,
  firstLanguage,
  interfaceLanguages,
  type LanguageCode,
  offeredLanguages,
} from '#contract/lists/interface-languages.ts';
import { byLanguage } from '#rules/text/by-language.ts';
import { failure } from '#web/ground/texts/en/failure.ts';
import { plainAnswers } from '#web/ground/texts/en/plain-answers.ts';
import type { PageText } from '../web/router/page-text.ts';

const awayIn = byLanguage(
  firstLanguage,
  failure.away,
  async (code) => (await import(`../web/ground/texts/${code}/failure.ts`)).failure.away,
);
const answersIn = byLanguage<Record<keyof typeof plainAnswers, string>>(
  firstLanguage,
  plainAnswers,
  async (code) => (await import(`../web/ground/texts/${code}/plain-answers.ts`)).plainAnswers,
);

/** Loaded with the server: an answer while it stops waits for no file. */
const answers = new Map(
  await Promise.all(interfaceLanguages.map(async ({ code }) => [code, await answersIn(code)] as const)),
);
const complete = offeredLanguages.map(({ code }) => code);

/**
 * An answer in one line, in all languages at once that the server offers (`LANGUAGES`; empty for those that are complete): it is
 * given before anything is known of its reader.
 */
export function sayInAll(key: keyof typeof plainAnswers, languages: readonly LanguageCode[] = []): string {
  const codes = languages.length > 0 ? languages : complete;
  return [...new Set(codes.map((code) => (answers.get(code) ?? plainAnswers)[key]))].join('\n');
}

/**
 * The page that says that we are away, with the same in each offered language that it does not say it in: while the database is away, the
 * language of a member is unknown. A page whose loader fails by itself says only that it did not work.
 */
export async function awayInAll(page: PageText, offered: readonly LanguageCode[]): Promise<PageText> {
  const languages = offered.flatMap((code) => findLanguage(code) ?? []);
  const said = await Promise.all(
    languages.map(async ({ code, locale }) => {
      const { title, text } = await awayIn(code);
      const isOwn = code === firstLanguage || title !== failure.away.title;
      return isOwn && !page.body.includes(`>${title}</h1>`)
        ? `<p lang="${locale}"><strong>${title}</strong> ${text}</p>`
        : '';
    }),
  );
  // First in the body: React takes over a document around elements that it does not know there.
  const block = `<div class="page-width" style="padding-block:1rem">${said.join('')}</div>`;
  return { ...page, body: page.body.replace(/<body[^>]*>/, (tag) => tag + block) };
}
