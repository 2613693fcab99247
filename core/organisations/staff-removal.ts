import { type Selectable, sql } from 'kysely';
import { type OrganisationRole, organisationTimes } from '#contract/organisations/limits.ts';
import type { StaffRemovalBody } from '#contract/organisations/removal-calls.ts';
import type { Db } from '#db/connect.ts';
import type { OrganisationStaffRemovalsTable } from '#db/tables/organisation-staff-removals.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { clock } from './row.ts';

export type StaffRemovalRow = Selectable<OrganisationStaffRemovalsTable>;

const dayMs = 86_400_000;

/** The last removal of a member from the staff of an organisation. */
export function staffRemovalsOf(db: Db, accountId: string) {
  return db
    .selectFrom('organisation_staff_removals as removal')
    .innerJoin('organisations', 'organisations.id', 'removal.organisation_id')
    .selectAll('removal')
    .select(['organisations.name', 'organisations.slug', clock])
    .where('removal.account_id', '=', accountId)
    .orderBy('removal.decided_at', 'desc')
    .orderBy('removal.id', 'desc')
    .limit(1);
}

/** Once, and in time. */
export function mayAppealStaffRemoval(
  { decided_at: at, appealed_at: appealed }: StaffRemovalRow,
  now: Date,
): boolean {
  return appealed === null && now.getTime() - at.getTime() < organisationTimes.appealDays * dayMs;
}

export const isStaffAppealOpen = ({ appealed_at: at, answered_at: answered }: StaffRemovalRow): boolean =>
  at !== null && answered === null;

/** @throws Refusal `organisation_unknown` */
export async function showStaffRemoval(db: Db, accountId: string, slug: string): Promise<StaffRemovalBody> {
  const row = await staffRemovalsOf(db, accountId).where('organisations.slug', '=', slug).executeTakeFirst();
  if (!row) throw new Refusal('organisation_unknown');
  const canAppeal = mayAppealStaffRemoval(row, row.now);
  const until = new Date(row.decided_at.getTime() + organisationTimes.appealDays * dayMs);
  return {
    organisation: { slug: row.slug, name: row.name },
    ...presentStaffRemoval(row),
    appealUntil: canAppeal ? isoDate(until) : '',
  };
}

export function presentStaffRemoval(row: StaffRemovalRow) {
  return {
    roles: row.roles as OrganisationRole[],
    reason: row.reason,
    decidedAt: isoDate(row.decided_at),
    appeal: row.appeal,
    appealedAt: isoDateOrEmpty(row.appealed_at),
    answer: row.answer,
    answeredAt: isoDateOrEmpty(row.answered_at),
    isLifted: row.is_lifted,
  };
}

/** The appeals of former staff that wait for an answer, of the organisation with this id. */
export const staffAppealWaits = sql<boolean>`exists (
  select from organisation_staff_removals as removal
  where removal.organisation_id = organisations.id and removal.appealed_at is not null and removal.answered_at is null
)`;
