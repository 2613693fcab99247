import { proposeTitle } from '#core/cofounder-titles/propose-title.ts';
import type { Core } from '#core/ground/core.ts';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

type Person = Awaited<ReturnType<typeof member>>;

/** A project with an owner and a member of its team. */
export async function teamOfTwo(core: Core, owner?: Person) {
  const first = owner ?? (await member(core, { password: null }));
  const mate = await member(core, { password: null });
  const slug = await publishedProject(core, first);
  await joinTeam(core, slug, mate);
  return { owner: first, mate, slug };
}

/** The same with a title that was proposed for the member and waits. */
export async function titleAsked(core: Core, made: { owner?: Person; mate?: Person } = {}) {
  const owner = made.owner ?? (await member(core, { password: null }));
  const mate = made.mate ?? (await member(core, { password: null }));
  const slug = await publishedProject(core, owner);
  await joinTeam(core, slug, mate);
  const { team } = await proposeTitle(core, owner, { projectSlug: slug, personId: mate.id });
  return { owner, mate, slug, titleId: team.find(({ id }) => id === mate.id)?.asked?.id ?? '' };
}
