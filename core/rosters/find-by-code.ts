import { sql } from 'kysely';
import { rosterGuesses } from '#contract/rosters/limits.ts';
import type { Core } from '../ground/core.ts';
import { type Counter, settle, tallyAll } from '../ground/limits.ts';
import { networkOf } from '../ground/network.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOfRosterCode, readRosterCode } from './code.ts';

const hour = 3600;

/** Where a code was typed. */
export type Typed = { code: string; ip: string };

/**
 * The row of a code, used or not. Wrong codes count for the member and for their network; a text that cannot be a code does not.
 * @throws Refusal `roster_code_unknown`, also for one that is over; `general_rate_limit_exceeded`
 */
export async function findByCode(core: Core, accountId: string, { code: typed, ip }: Typed) {
  const code = readRosterCode(typed);
  if (!code) throw new Refusal('roster_code_unknown', { param: 'code' });
  const counters: Counter[] = [
    { key: `roster code:member:${accountId}`, limit: { max: rosterGuesses.member, seconds: hour } },
    { key: `roster code:network:${networkOf(ip)}`, limit: { max: rosterGuesses.network, seconds: hour } },
  ];
  const counted = await tallyAll(core, counters);
  const full = counted.find(({ isOver }) => isOver);
  if (full) throw new Refusal('general_rate_limit_exceeded', { seconds: full.seconds, limit: full });
  const found = await core.db
    .selectFrom('roster_codes as code')
    .innerJoin('roster_rows as row', 'row.id', 'code.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .innerJoin('organisations', 'organisations.id', 'row.organisation_id')
    .leftJoin('roster_memberships as membership', 'membership.row_id', 'row.id')
    .select(['row.id', 'row.name', 'row.number', 'row.semester', 'row.email', 'row.organisation_id'])
    .select([
      'cohorts.name as cohort',
      'code.id as code_id',
      'code.used_at',
      'membership.account_id',
      'membership.id as membership_id',
    ])
    .select([
      'organisations.slug',
      'organisations.name as organisation',
      'organisations.state',
      'organisations.kind',
    ])
    .where('code.hash', '=', hashOfRosterCode(core, code))
    .where(sql<boolean>`(code.expires_at > now() or code.used_at is not null)`)
    .executeTakeFirst();
  if (!found) throw new Refusal('roster_code_unknown', { param: 'code' });
  await settle(core, { forgotten: [], givenBack: counters });
  return found;
}
