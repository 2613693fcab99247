import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { getClaimable, postClaim } from '#contract/credit/student-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { tickedLines } from '../ticked-lines.ts';

/** A member with work in one project need not choose it. */
export const loader = loads(async ({ ask, url }) => {
  const asked = url.searchParams.get('project') || undefined;
  const first = await ask(getClaimable, { projectId: asked });
  const projectId = asked ?? (first.projects.length === 1 ? first.projects[0]?.$id : undefined);
  const found = projectId === asked ? first : await ask(getClaimable, { projectId });
  return {
    ...found,
    project: found.projects.find(({ $id }) => $id === projectId) ?? null,
    key: crypto.randomUUID(),
  };
});

export const action = acts(
  {
    async begin(sent, { ask }) {
      const lines = tickedLines(sent);
      if (lines.length === 0) return { fault: { code: 'claim_lines_none', fields: ['lines'] } };
      const { $id } = await ask(postClaim, {
        membershipId: sent.text('membership'),
        projectId: sent.text('project'),
        lines,
        key: sent.text('key') || undefined,
      });
      return { done: 'begun', to: paths.claim($id) };
    },
  },
  { claim_line_barred: { fields: ['lines'] }, claim_line_unknown: { fields: ['lines'] } },
);
