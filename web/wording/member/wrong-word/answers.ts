import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { postWording } from '#contract/wording/calls.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import { wordingPaths } from '#contract/wording/paths.ts';
import { textLength } from '#rules/text/normalise.ts';
import { pages } from '#web/collected.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';
import { language } from '#web/ground/texts/en/language.ts';
import type { Page } from '#web/page.ts';
import { pageAt, splitLanguage } from '#web/page-at.ts';

const pathOf = ({ path }: Page) => splitLanguage(path).rest;
// To all but its staff a page of the desk is not there: no answer here tells that it is.
const isNamed = ({ kind }: Page) => kind !== 'desk' && kind !== 'workshop';
const paths = new Set((pages as readonly Page[]).filter(isNamed).map(pathOf));
const own = splitLanguage(wordingPaths.wrongWord).rest;
const code = interfaceLanguages.find(({ locale }) => locale === language)?.code ?? 'en';

export const loader = loads(async (visit) => ({ on: pageBefore(visit) }));

/**
 * The page of ours that a reader comes from, without the values of its address; empty for this one, which a form brings back.
 */
function pageBefore({ before, url, origin }: Pick<Visit, 'before' | 'url' | 'origin'>): string {
  if (!URL.canParse(before)) return '';
  const { origin: from, pathname } = new URL(before);
  const found = from === origin || from === url.origin ? pageAt(pathname)?.page : undefined;
  return found && isNamed(found) && pathOf(found) !== own ? pathOf(found) : '';
}

export const action = acts(
  {
    async send(sent, { ask }) {
      const [words, better] = [sent.text('words'), sent.text('better')];
      const fault = faultOf(words, 'words') ?? faultOf(better, 'better');
      if (fault) return { fault };
      const page = paths.has(sent.text('on')) ? sent.text('on') : '';
      await ask(postWording, { language: code, page, words, better });
      return { done: 'sent' };
    },
  },
  { wording_screened: { fields: ['better'] } },
);

function faultOf(text: string, field: 'words' | 'better'): Fault | null {
  const length = textLength(text);
  return length < 1 || length > wordingLimits[field]
    ? { code: `wording_${field}_length`, fields: [field] }
    : null;
}
