import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { postWording } from '#contract/wording/calls.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { pages } from '#web/collected.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { language } from '#web/ground/texts/en/language.ts';
import type { Page } from '#web/page.ts';
import { pageAt } from '#web/page-at.ts';
import type { Route } from './+types/page';

const paths = new Set((pages as readonly Page[]).map(({ path }) => path));
const code = interfaceLanguages.find(({ locale }) => locale === language)?.code ?? 'en';

export const loader = (args: Route.LoaderArgs) =>
  loads(async () => ({ on: pageBefore(args.request.headers.get('referer')) }))(args);

/** The page that a reader comes from, without the values of its address. */
function pageBefore(referer: string | null): string {
  const path = referer && URL.canParse(referer) ? new URL(referer).pathname : '';
  return pageAt(path)?.page.path ?? '';
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
