import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { findStanding } from '../../standings/find-standing.ts';
import { dropAsks } from './end-asks.ts';
import { endMemberships } from './end-memberships.ts';
import { holdOffStaffOf } from './hold-off-staff.ts';

/** Whether the guardian of now has agreed to this ask and to the account. */
const isGuarded = sql<boolean>`exists (
  select from guardians
  where guardians.id = ask.guardian_id and guardians.account_id = ask.account_id and guardians.confirmed
)`;

/**
 * Of a member who is not 18, ends what no guardian of now has agreed to: the account's guardian is another one, or has taken the
 * yes to the account back, or the member was found to be under 18. Staff read "left".
 */
export async function endUnguarded(tx: Tx, accountId: string): Promise<void> {
  const standing = await findStanding(tx, accountId);
  if (!standing || standing.age === 'adult') return;
  await holdOffStaffOf(tx, { accountId });
  const asks = await tx
    .selectFrom('roster_guardian_asks as ask')
    .select('ask.id')
    .where('ask.account_id', '=', accountId)
    .where('ask.agreed_at', 'is', null)
    .where(sql<boolean>`not ${isGuarded}`)
    .forUpdate()
    .execute();
  await dropAsks(
    tx,
    asks.map(({ id }) => id),
    'over',
  );
  const memberships = await tx
    .selectFrom('roster_memberships')
    .select('id')
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`not exists (
        select from roster_guardian_asks as ask
        where ask.account_id = roster_memberships.account_id
          and ask.organisation_id = roster_memberships.organisation_id and ask.agreed_at is not null and ${isGuarded}
      )`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  await endMemberships(
    tx,
    memberships.map(({ id }) => id),
    'left',
  );
}
