import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OrganisationSeatRow } from '../../organisations/find-organisation-seat.ts';
import { holdActingSeat } from '../../organisations/steps/hold-organisation-seat.ts';

/**
 * The organisation of a member of its staff, held with its roster, so that changes of the roster happen one after another.
 * @throws Refusal the refusals of `holdActingSeat`
 */
export async function holdRoster(
  tx: Tx,
  member: Member,
  slug: string,
): Promise<{ seat: OrganisationSeatRow; version: number }> {
  const seat = await holdActingSeat(tx, member, slug, 'coordinator');
  await tx
    .insertInto('rosters')
    .values({ organisation_id: seat.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await tx
    .selectFrom('rosters')
    .select('version')
    .where('organisation_id', '=', seat.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { seat, version };
}

/** @throws Refusal `cohort_unknown`, also for one of another organisation */
export async function requireCohort(tx: Tx, organisationId: string, cohortId: string) {
  const cohort = await tx
    .selectFrom('cohorts')
    .selectAll()
    .where('id', '=', cohortId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (!cohort) throw new Refusal('cohort_unknown');
  return cohort;
}

/** Another version: previews that were compared before are no longer taken over. */
export async function raiseVersion(tx: Tx, organisationId: string): Promise<number> {
  const { version } = await tx
    .updateTable('rosters')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
