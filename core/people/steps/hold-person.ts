import type { AgedAccess } from '#contract/ground/call.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';

/**
 * The member's row of `people`, created if missing. Until the end of `tx` neither the row nor the member's age can
 * change.
 * @throws Refusal as `requireAge` does
 * @throws Refusal `general_unauthorized_scope` when the account has gone meanwhile
 */
export async function holdPerson(tx: Tx, member: Member, access: AgedAccess) {
  const standing = await holdStanding(tx, member.id);
  if (!standing) throw new Refusal('general_unauthorized_scope');
  requireAge(standing, access);
  await tx
    .insertInto('people')
    .values({ account_id: member.id, answered: false, version: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return tx
    .selectFrom('people')
    .selectAll()
    .where('account_id', '=', member.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
