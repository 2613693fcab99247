import { requestSigningCode } from '#core/agreements/request-signing-code.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { mailedCode, member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { active, drafted, joinTeam, proposed, signingOf } from './agreements.ts';
import { endThings } from './end-things.ts';
import { milestoneThings } from './milestone-things.ts';
import { moneyThings } from './money-things.ts';

/** Objects for the path parameters of calls about agreements. The caller acts as the project's owner. */
function makeAgreementThings() {
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
    ...milestoneThings(),
    ...moneyThings(),
    ...endThings(),
    pool: thing('projectSlug', async (core, owner) => ({ projectSlug: await publishedProject(core, owner) })),
  } satisfies Record<string, Thing>;
}

async function sidesOf(core: Core, owner: Member) {
  const contributor = await member(core, { password: null });
  const project = await publishedProject(core, owner);
  await joinTeam(core, project, contributor);
  // A second owner acts for the project while the caller is not visible.
  await joinTeam(core, project, await member(core, { password: null }), true);
  return { owner, contributor, project };
}

export const agreementThings = makeAgreementThings();
