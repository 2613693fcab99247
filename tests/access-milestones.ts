import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { CallerKind, Thing } from './access-things.ts';
import { active, joinTeam, type Sides } from './agreements.ts';
import { member } from './builders.ts';
import { publishedProject } from './published-project.ts';

/** Milestones of agreements in force, each as a call needs it. `own` is on the side that makes the step. */
export function milestoneThings(members: readonly CallerKind[]): Record<string, Thing> {
  const thing = (
    name: string,
    side: 'project' | 'contributor',
    prepare: (core: Core, sides: Sides, agreementId: string) => Promise<object> = async () => ({}),
  ): Thing => ({
    owners: members,
    async own(core, owner) {
      const sides = await sidesFor(core, owner as Member, side);
      const { id: agreementId } = await active(core, sides);
      await prepare(core, sides, agreementId);
      return { agreementId, [name]: '1' };
    },
    gone: { agreementId: newId(), [name]: '1' },
  });
  return {
    milestoneNumber: thing('milestoneNumber', 'contributor'),
    plannedNumber: thing('plannedNumber', 'contributor'),
  };
}

export async function sidesFor(core: Core, one: Member, side: 'project' | 'contributor'): Promise<Sides> {
  const other = await member(core, { password: null });
  const [owner, contributor] = side === 'project' ? [one, other] : [other, one];
  const project = await publishedProject(core, owner);
  await joinTeam(core, project, contributor);
  // Somebody who acts for the project while the one who asks is not seen.
  await joinTeam(core, project, await member(core, { password: null }), true);
  return { owner, contributor, project };
}
