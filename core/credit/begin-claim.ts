import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findRule } from './find-rule.ts';
import { findProjectsOfWork } from './find-work.ts';
import { putLines } from './steps/put-lines.ts';

type Begun = { membershipId: string; projectId: string; lines: readonly string[]; key?: string | undefined };

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Random: it says nothing of how many claims there are. */
const newNumber = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/**
 * Begins a claim in the cohort of a membership for work of one project. It names the rule that stands now. The same key gets its
 * first answer.
 * @throws Refusal `roster_membership_unknown`; `organisation_not_active`; `credit_rule_missing`; `claim_project_unknown`;
 * `claims_too_many`; the refusals of `putLines`
 */
export async function beginClaim(core: Core, member: Member, begun: Begun): Promise<{ $id: string }> {
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const askedAs = createHash('sha256')
      .update(`${member.id}:${begun.key ?? newId()}`)
      .digest('hex');
    const before = await tx
      .selectFrom('credit_claims')
      .select('id as $id')
      .where('asked_as', '=', askedAs)
      .executeTakeFirst();
    if (before) return before;
    const of = await findMembership(tx, member.id, begun.membershipId);
    const rule = await findRule(tx, of.cohort_id);
    if (!rule) throw new Refusal('credit_rule_missing');
    const project = (await findProjectsOfWork(tx, member.id)).find(({ $id }) => $id === begun.projectId);
    if (!project) throw new Refusal('claim_project_unknown');
    await requireDraftRoom(tx, member.id);
    const claim = await tx
      .insertInto('credit_claims')
      .values({
        id: newId(),
        number: newNumber(),
        account_id: member.id,
        organisation_id: of.organisation_id,
        cohort_id: of.cohort_id,
        cohort_name: of.cohort,
        rule_version: rule.version,
        project_id: project.$id,
        project_name: project.name,
        asked_as: askedAs,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await putLines(tx, claim, begun.lines);
    await record(tx, { name: 'credit.changed', accountId: member.id, subject: { claimId: claim.id } });
    return { $id: claim.id };
  });
}

async function findMembership(tx: Tx, accountId: string, membershipId: string) {
  const of = await tx
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .innerJoin('organisations', 'organisations.id', 'membership.organisation_id')
    .select(['membership.organisation_id', 'row.cohort_id', 'cohorts.name as cohort', 'organisations.state'])
    .where('membership.id', '=', membershipId)
    .where('membership.account_id', '=', accountId)
    .where('membership.state', '=', 'member')
    .executeTakeFirst();
  if (!of) throw new Refusal('roster_membership_unknown');
  if (of.state !== 'active') throw new Refusal('organisation_not_active');
  return of;
}

async function requireDraftRoom(tx: Tx, accountId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('credit_claims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (count >= limits.drafts) throw new Refusal('claims_too_many');
}
