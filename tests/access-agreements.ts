import { requestSigningCode } from '#core/agreements/request-signing-code.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { endThings } from './access-ends.ts';
import { milestoneThings } from './access-milestones.ts';
import { moneyThings } from './access-money.ts';
import type { CallerKind, Thing } from './access-things.ts';
import { active, drafted, joinTeam, proposed, signingOf } from './agreements.ts';
import { mailedCode, member } from './builders.ts';
import { publishedProject } from './published-project.ts';

/** What stands under the parameters of paths about agreements. Each owner is the project's. */
export function agreementThings(members: readonly CallerKind[]): Record<string, Thing> {
  const thing = (
    name: string,
    make: (core: Core, owner: Member) => Promise<Record<string, string>>,
  ): Thing => ({
    owners: members,
    own: (core, owner) => make(core, owner as Member),
    gone: { [name]: newId() },
  });
  return {
    agreement: thing('agreementId', async (core, owner) => ({
      agreementId: (await active(core, await sidesOf(core, owner))).id,
    })),
    drafted: thing('agreementId', async (core, owner) => {
      const { id, draft } = await drafted(core, await sidesOf(core, owner));
      // The sample of a version is 1.
      await core.db
        .updateTable('agreement_drafts')
        .set({ version: 1 })
        .where('agreement_id', '=', id)
        .execute();
      return { agreementId: draft ? id : '' };
    }),
    proposed: thing('agreementId', async (core, owner) => ({
      agreementId: (await proposed(core, await sidesOf(core, owner))).id,
    })),
    signed: thing('agreementId', async (core, owner) => {
      const { id, hash } = await proposed(core, await sidesOf(core, owner));
      return { agreementId: id, hash };
    }),
    coded: thing('agreementId', async (core, owner) => {
      const { id, hash } = await proposed(core, await sidesOf(core, owner));
      await requestSigningCode(core, owner, await signingOf(core, owner, id));
      return { agreementId: id, hash, code: await mailedCode(core, owner.account.email, 'sign') };
    }),
    ...milestoneThings(members),
    ...moneyThings(members),
    ...endThings(),
    pool: thing('projectSlug', async (core, owner) => ({ projectSlug: await publishedProject(core, owner) })),
  };
}

async function sidesOf(core: Core, owner: Member) {
  const contributor = await member(core, { password: null });
  const project = await publishedProject(core, owner);
  await joinTeam(core, project, contributor);
  // Somebody who acts for the project while the one who asks is not seen.
  await joinTeam(core, project, await member(core, { password: null }), true);
  return { owner, contributor, project };
}
