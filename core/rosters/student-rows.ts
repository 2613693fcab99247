import { type RawBuilder, sql } from 'kysely';
import type { StudentState } from '#contract/rosters/limits.ts';
import type { RosterRowBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';

/**
 * Rows with what staff read of their members. A block in either direction leaves the row alone: it reads as one without a
 * member, and so does a member who is suspended or leaves. A member under 18 with a guardian's yes reads as all others do.
 */
export function studentRows(db: Db, readerId: string) {
  const sees = sql<boolean>`(membership.id is not null
    and not ${blockedBetween(readerId, sql`membership.account_id`)}
    and exists (select from standings where standings.account_id = membership.account_id
      and (standings.seen_from <= now() or (standings.adult_at > now() and standings.guardian_agreed_at is not null
        and standings.leaves_at is null
        and (standings.suspended_at is null or standings.suspended_until <= now())))))`;
  const seen = <T>(value: RawBuilder<unknown>) => sql<T | null>`case when ${sees} then ${value} end`;
  return db
    .selectFrom('roster_rows as row')
    .leftJoin('roster_memberships as membership', 'membership.row_id', 'row.id')
    .leftJoin('roster_codes as code', 'code.row_id', 'row.id')
    .select(['row.id', 'row.name', 'row.number', 'row.semester', 'row.email', 'row.cohort_id'])
    .select(['row.left_at', 'row.objected_at', 'code.id as code_id'])
    .select([
      sql<boolean>`(code.used_at is null and code.expires_at > now())`.as('is_code_open'),
      seen<string>(sql`membership.id`).as('membership_id'),
      seen<string>(sql`membership.account_id`).as('account_id'),
      seen<'waiting' | 'member'>(sql`membership.state`).as('membership_state'),
      seen<Date>(sql`membership.joined_at`).as('joined_at'),
    ]);
}

export type StudentRow = Awaited<ReturnType<ReturnType<typeof studentRows>['executeTakeFirstOrThrow']>>;

function stateOf(row: StudentRow): StudentState {
  if (row.membership_state === 'member') return 'joined';
  if (row.membership_state === 'waiting') return 'waiting';
  if (row.is_code_open) return 'code';
  if (row.left_at) return 'left';
  return row.code_id ? 'code_over' : 'no_code';
}

export function presentStudent(row: StudentRow): RosterRowBody {
  return {
    $id: row.id,
    name: row.name,
    number: row.number,
    semester: row.semester,
    state: stateOf(row),
    joinedOn: isoDateOrEmpty(row.joined_at),
    isObjected: row.objected_at !== null,
  };
}
