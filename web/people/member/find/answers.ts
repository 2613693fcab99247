import { getPeople } from '#contract/people/find-calls.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { filtersIn } from './filters.ts';

export const loader = loads(async ({ ask, url }) => {
  const filters = filtersIn(url.searchParams);
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,18}$/.test(asked) ? asked : '';
  const found = await ask(getPeople, { ...filters, after });
  const people = found.people.map((one) => ({ ...one, foreign: inLanguage(one.headline, one.languages) }));
  return { tabs: findTabs, filters, after, ...found, people };
});
