import { sql } from 'kysely';
import type { RosterTick } from '#contract/rosters/limits.ts';
import type { MembershipBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { seerOf } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { findStanding } from '../standings/find-standing.ts';
import { findTickRoom } from './find-tick-room.ts';
import { showAsk } from './show-ask.ts';

const mostLooks = 500;

export function membershipsOf(db: Db, accountId: string) {
  return db
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .innerJoin('organisations', 'organisations.id', 'membership.organisation_id')
    .select(['membership.id', 'membership.state', 'membership.joined_at', 'membership.organisation_id'])
    .select(['row.name', 'row.number', 'row.semester', 'row.email', 'cohorts.name as cohort'])
    .select(['organisations.slug', 'organisations.name as organisation'])
    .select(sql<boolean>`(organisations.state in ('active', 'paused'))`.as('is_open'))
    .where('membership.account_id', '=', accountId);
}

type Row = Awaited<ReturnType<ReturnType<typeof membershipsOf>['executeTakeFirstOrThrow']>>;

export function presentMembershipRow(row: Row) {
  return {
    $id: row.id,
    organisation: { slug: row.slug, name: row.organisation, isOpen: row.is_open },
    cohort: row.cohort,
    state: row.state as 'waiting' | 'member',
    joinedOn: isoDateOrEmpty(row.joined_at),
    until: '',
  };
}

/** @throws Refusal `roster_membership_unknown`, also for another member's */
export async function showMembership(
  db: Db,
  accountId: string,
  membershipId: string,
): Promise<MembershipBody> {
  const row = await membershipsOf(db, accountId).where('membership.id', '=', membershipId).executeTakeFirst();
  if (!row) return showAsk(db, accountId, membershipId);
  const isAdult = (await findStanding(db, accountId))?.age === 'adult';
  const ticks = await db
    .selectFrom('roster_ticks')
    .select('tick')
    .where('membership_id', '=', membershipId)
    .execute();
  const looks = await db
    .selectFrom('roster_looks as look')
    .leftJoin(namesShown(db, seerOf(accountId)).as('staff'), 'staff.id', 'look.staff_id')
    .select(['look.role', 'look.looked_at', 'staff.name'])
    .where('look.account_id', '=', accountId)
    .where('look.organisation_id', '=', row.organisation_id)
    .orderBy('look.looked_at', 'desc')
    .orderBy('look.id', 'desc')
    .limit(mostLooks)
    .execute();
  return {
    ...presentMembershipRow(row),
    held: { name: row.name, number: row.number, semester: row.semester, email: row.email },
    ticks: ticks.map(({ tick }) => tick as RosterTick),
    ...(await findTickRoom(db, row.organisation_id, isAdult)),
    looks: looks.map((look) => ({ name: look.name ?? '', role: look.role, at: isoDate(look.looked_at) })),
  };
}
