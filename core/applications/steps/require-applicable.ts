import { sql } from 'kysely';
import { applicationLimits } from '#contract/application-limits.ts';
import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Offered } from '../../opportunities/steps/hold-offered.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';
import { barOf } from '../bar-of.ts';
import { findAnswering } from './find-answering.ts';

/**
 * Whether the member may apply for a held opportunity, whose account is held as well: what ten requests at once ask for is
 * counted one after another.
 * @throws Refusal `opportunity_unknown`; `opportunity_paused`, `opportunity_filled`, `opportunity_ended`; `application_own_team`;
 * `application_not_open`; `application_open`, `application_declined`, `application_twice`; `applications_too_many`
 */
export async function requireApplicable(tx: Tx, { id }: Member, offered: Offered): Promise<void> {
  const team = await tx
    .selectFrom('project_members')
    .select(['account_id', 'is_owner'])
    .where('project_id', '=', offered.project_id)
    .orderBy('account_id')
    .execute();
  if (team.some((one) => one.account_id === id)) throw new Refusal('application_own_team');
  for (const one of team) if (one.is_owner) await holdUnblocked(tx, one.account_id, id);
  const before = await tx
    .selectFrom('applications')
    .select(['stage', 'ended_at'])
    .where('opportunity_id', '=', offered.id)
    .where('account_id', '=', id)
    .execute();
  const bar = barOf(offered, before);
  if (bar) throw new Refusal(bar);
  const { isApart } = await findAnswering(tx, offered.project_id, id);
  if (isApart) throw new Refusal('application_not_open');
  await requireFew(tx, id);
}

async function requireFew(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ open: number; is_verified: boolean }>`
    select count(*)::int as open, ${isVerified(sql<string>`${id}`)} as is_verified
    from applications where account_id = ${id} and waits`.execute(tx);
  const [{ open, is_verified: isIn } = { open: 0, is_verified: false }] = rows;
  if (open >= (isIn ? applicationLimits.openVerified : applicationLimits.openUnverified))
    throw new Refusal(isIn ? 'applications_too_many' : 'applications_too_many_unverified');
}
