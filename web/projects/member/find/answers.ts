import { getFoundProjects } from '#contract/projects/find-calls.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { withLanguage } from '../../shown/marked.ts';
import { filtersIn } from './filters.ts';

export const loader = loads(async ({ ask, url }) => {
  const filters = filtersIn(url.searchParams);
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,18}$/.test(asked) ? asked : '';
  const found = await ask(getFoundProjects, { ...filters, after });
  return { tabs: findTabs, filters, after, ...found, projects: found.projects.map(withLanguage) };
});
