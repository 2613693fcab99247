import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { RefusalCode } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { Offered } from '../opportunities/steps/hold-offered.ts';
import { isVerified } from '../verifications/verified-kinds.ts';
import { barOf } from './bar-of.ts';
import { findAnswering } from './find-answering.ts';

type OfOpportunity = Pick<Offered, 'id' | 'project_id' | 'state' | 'is_over' | 'is_published'>;

/** A refusal, and the day until which it holds where it names one. */
export type Bar = { code: RefusalCode; on?: string };

/** The refusal that keeps an account from applying for an opportunity; null if there is none. */
export async function findBar(db: Db, id: string, opportunity: OfOpportunity): Promise<Bar | null> {
  const ownTeam = await db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', opportunity.project_id)
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (ownTeam) return { code: 'application_own_team' };
  const before = await db
    .selectFrom('applications')
    .select(['stage', 'ending', 'ended_at'])
    .where('opportunity_id', '=', opportunity.id)
    .where('account_id', '=', id)
    .execute();
  const bar = barOf(opportunity, before);
  if (bar) return { code: bar };
  const { isApart, awayUntil } = await findAnswering(db, opportunity.project_id, id);
  if (isApart) return { code: 'application_not_open' };
  if (awayUntil) return { code: 'application_owners_away', on: awayUntil };
  const limit = await findLimit(db, id);
  return limit && { code: limit };
}

/** The refusal of one more open application; null if it is allowed. */
export async function findLimit(db: Db, id: string): Promise<RefusalCode | null> {
  const { rows } = await sql<{ open: number; is_verified: boolean }>`
    select count(*)::int as open, ${isVerified(sql<string>`${id}`)} as is_verified
    from applications where account_id = ${id} and waits`.execute(db);
  const [{ open, is_verified: isVerifiedNow } = { open: 0, is_verified: false }] = rows;
  const { openVerified, openUnverified } = applicationLimits;
  if (open < (isVerifiedNow ? openVerified : openUnverified)) return null;
  return isVerifiedNow ? 'applications_too_many' : 'applications_too_many_unverified';
}
