import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { askToOwnOrganisation } from './ask-to-own-organisation.ts';

/** For a suspension of up to this many days, an organisation waits for its owner. */
const shortSuspension = 7;

const isThere = sql<boolean>`(standings.suspended_at is null or coalesce(
  standings.suspended_until <= standings.suspended_at + make_interval(days => ${shortSuspension}::int), false))`;

/**
 * Asks the longest-standing member of the staff who has not declined to own an organisation that has no owner, or none who
 * is there. If no one is left, it stays paused until it is closed.
 */
export async function settleSuccession(tx: Tx, organisationId: string): Promise<void> {
  const open = await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('state', 'in', ['active', 'paused'])
    .forUpdate()
    .executeTakeFirst();
  if (!open || (await hasOwner(tx, organisationId))) return;
  const next = await tx
    .selectFrom('organisation_staff as seat')
    .innerJoin('standings', 'standings.account_id', 'seat.account_id')
    .select('seat.account_id')
    .where('seat.organisation_id', '=', organisationId)
    .where(sql<boolean>`standings.seen_from <= now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organisation_hand_overs as no')
            .select('no.id')
            .whereRef('no.organisation_id', '=', 'seat.organisation_id')
            .whereRef('no.account_id', '=', 'seat.account_id')
            .where('no.asked_by', 'is', null)
            .where('no.declined_at', 'is not', null),
        ),
      ),
    )
    .groupBy('seat.account_id')
    .having(sql<boolean>`not bool_or(seat.role = 'owner')`)
    .orderBy(sql`min(seat.since)`)
    .orderBy('seat.account_id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return;
  await askToOwnOrganisation(tx, {
    organisationId,
    accountId: next.account_id,
    askedBy: null,
    leaves: false,
  });
}

async function hasOwner(tx: Tx, organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('organisation_staff as seat')
    .innerJoin('standings', 'standings.account_id', 'seat.account_id')
    .select('seat.account_id')
    .where('seat.organisation_id', '=', organisationId)
    .where('seat.role', '=', 'owner')
    .where(isThere)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
