import { sql } from 'kysely';
import type { MembershipBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';

/** The codes of a member that wait for the guardian. */
export function asksOf(db: Db, accountId: string) {
  return db
    .selectFrom('roster_guardian_asks as ask')
    .innerJoin('roster_rows as row', 'row.id', 'ask.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .innerJoin('organisations', 'organisations.id', 'ask.organisation_id')
    .innerJoin('roster_codes as code', 'code.id', 'ask.code_id')
    .select(['ask.id', 'row.name', 'row.number', 'row.semester', 'row.email', 'cohorts.name as cohort'])
    .select(['organisations.slug', 'organisations.name as organisation', 'code.expires_at'])
    .select(sql<boolean>`(organisations.state in ('active', 'paused'))`.as('is_open'))
    .where('ask.account_id', '=', accountId)
    .where('ask.agreed_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof asksOf>['executeTakeFirstOrThrow']>>;

export function presentAskRow(row: Row) {
  return {
    $id: row.id,
    organisation: { slug: row.slug, name: row.organisation, isOpen: row.is_open },
    cohort: row.cohort,
    state: 'guardian' as const,
    joinedOn: '',
    until: isoDate(row.expires_at),
  };
}

/** @throws Refusal `roster_membership_unknown`, also for another member's */
export async function showAsk(db: Db, accountId: string, askId: string): Promise<MembershipBody> {
  const row = await asksOf(db, accountId).where('ask.id', '=', askId).executeTakeFirst();
  if (!row) throw new Refusal('roster_membership_unknown');
  return {
    ...presentAskRow(row),
    held: { name: row.name, number: row.number, semester: row.semester, email: row.email },
    ticks: [],
    canTick: false,
    ticksClosedUntil: '',
    looks: [],
  };
}
