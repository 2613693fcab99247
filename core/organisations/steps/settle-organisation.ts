import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/**
 * No case pauses it, and an owner can act: their account is in use, their mark of an organisation is in force, and their address is
 * proven.
 */
const hasOwner = sql<boolean>`coalesce(organisations.case_paused_until <= now(), true) and exists (
  select from organisation_staff as seat
  join standings on standings.account_id = seat.account_id and standings.seen_from <= now()
  join organisation_addresses as address
    on address.organisation_id = seat.organisation_id and address.account_id = seat.account_id
  join verifications as mark on mark.account_id = seat.account_id and mark.kind = 'organisation'
    and mark.state = 'verified' and mark.expires_at > now()
  where seat.organisation_id = organisations.id and seat.role = 'owner' and address.proven_until > now()
)`;

/** Pauses an active organisation that no owner can act for, and resumes a paused one that an owner can act for again. */
export async function settleOrganisation(tx: Tx, organisationId: string): Promise<void> {
  const held = await tx
    .selectFrom('organisations')
    .select(['state', hasOwner.as('has_owner')])
    .where('id', '=', organisationId)
    .where('state', 'in', ['active', 'paused'])
    .forUpdate()
    .executeTakeFirst();
  if (!held || held.has_owner === (held.state === 'active')) return;
  const [state, name] = held.has_owner
    ? (['active', 'organisations.resumed'] as const)
    : (['paused', 'organisations.paused'] as const);
  await tx
    .updateTable('organisations')
    .set({ state, paused_at: held.has_owner ? null : now })
    .where('id', '=', organisationId)
    .execute();
  await record(tx, { name, accountId: null, subject: { organisationId } });
}
