import type { NomineesBody } from '#contract/nominees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdSession } from '../sessions/steps/hold-member.ts';
import { listNominees } from './list-nominees.ts';

/** Names a person no longer. @throws Refusal `nominee_unknown` */
export async function removeNominee(core: Core, member: Member, nomineeId: string): Promise<NomineesBody> {
  await core.db.transaction().execute(async (tx) => {
    await holdSession(tx, member, { forSuspended: true });
    const { numDeletedRows } = await tx
      .deleteFrom('nominees')
      .where('id', '=', nomineeId)
      .where('account_id', '=', member.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('nominee_unknown');
    await record(tx, { name: 'nominees.named', accountId: member.id });
  });
  return listNominees(core, member);
}
