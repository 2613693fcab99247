import { putLanguage } from '#contract/languages/calls.ts';
import { languagePaths } from '#contract/languages/paths.ts';
import { interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { whoAsks } from '#web/ground/member/who-asks.ts';
import { inLanguage, pageAt } from '#web/page-at.ts';

export const loader = loads(async (visit) => ({ isGuest: (await whoAsks(visit)) === null }));

/** The button of each language stands on every page that follows its reader, and says which one is chosen. */
export const action = acts(Object.fromEntries(interfaceLanguages.map(({ code }) => [code, choose(code)])));

function choose(language: LanguageCode): Handler {
  return async (_, visit) => {
    if (!visit.languages.includes(language)) return { fault: { code: 'language_not_offered' } };
    if (await whoAsks(visit)) await visit.ask(putLanguage, { language });
    // Of a member too: they read the sign-in page in it, once their session has ended.
    visit.cookies.set('language', language);
    return { done: 'chosen', to: inLanguage(language, pageBefore(visit) || languagePaths.settings) };
  };
}

/**
 * The page of ours on which the language was chosen; empty where the browser does not say. An address of the desk leads back
 * whether it has a page or not: the answer tells no guest which ones have.
 */
function pageBefore({ before, url, origin }: Visit): string {
  if (!URL.canParse(before)) return '';
  const { origin: from, pathname, search } = new URL(before);
  if (from !== origin && from !== url.origin) return '';
  const kind = ofDesk.test(pathname) ? 'desk' : pageAt(pathname)?.page.kind;
  return kind === 'public' || kind === 'personal' || kind === 'desk' ? pathname + search : '';
}

const ofDesk = /^\/admin(?:\/|$)/;
