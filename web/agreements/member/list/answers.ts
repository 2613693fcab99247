import { listAgreements } from '#contract/agreements/calls.ts';
import type { AgreementRowBody } from '#contract/agreements/shapes.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url, time }) => {
  const after = url.searchParams.get('after') ?? '';
  const list = url.searchParams.get('list') === 'over' ? ('over' as const) : ('open' as const);
  const { agreements, ...listed } = await ask(listAgreements, { list, after });
  return { list, after, ...listed, byProject: byProject(agreements), now: await time() };
});

/** In the order in which each project comes first. */
function byProject(agreements: readonly AgreementRowBody[]) {
  const found = new Map<string, { project: AgreementRowBody['project']; agreements: AgreementRowBody[] }>();
  for (const one of agreements) {
    const { project } = one;
    const of = found.get(project.slug) ?? { project, agreements: [] };
    of.agreements.push(one);
    found.set(project.slug, of);
  }
  return [...found.values()];
}
