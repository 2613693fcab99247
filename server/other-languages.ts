import { firstLanguage, interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { byLanguage } from '#rules/text/by-language.ts';
import { failure } from '#web/ground/texts/en/failure.ts';
import { plainAnswers } from '#web/ground/texts/en/plain-answers.ts';

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

/** An answer in one line, in all languages at once: it is given before anything is known of its reader. */
export async function sayInAll(key: keyof typeof plainAnswers): Promise<string> {
  const all = await Promise.all(interfaceLanguages.map(({ code }) => answersIn(code)));
  return [...new Set(all.map((answers) => answers[key]))].join('\n');
}

/**
 * The page that says that we are away, with the same in each other language: while the database is away, the language of a member
 * is unknown.
 */
export async function awayInAll(html: string): Promise<string> {
  const [, own = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const others = interfaceLanguages.filter(({ locale }) => locale !== own);
  const said = await Promise.all(
    others.map(async ({ code, locale }) => {
      const { title, text } = await awayIn(code);
      const isOwn = code === firstLanguage || title !== failure.away.title;
      return isOwn ? `<p lang="${locale}"><strong>${title}</strong> ${text}</p>` : '';
    }),
  );
  // First in the body: React takes over a document around elements that it does not know there.
  const block = `<div class="page-width" style="padding-block:1rem">${said.join('')}</div>`;
  return html.replace(/<body[^>]*>/, (body) => body + block);
}
