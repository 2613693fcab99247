import { isDeepStrictEqual } from 'node:util';
import type { CreditRuleBody, RuleParts } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdRoster, requireCohort } from '../rosters/steps/hold-roster.ts';
import { findRule, presentRule } from './find-rule.ts';
import { showRule } from './get-rule.ts';

type Said = RuleParts & { organisationSlug: string; cohortId: string; version: number };

/**
 * Sets the rule of a cohort by another version of it, based on the one before. The same values again change nothing, and claims that
 * have begun keep theirs.
 * @throws Refusal `credit_rule_order`; `cohort_unknown`; `conflict`; the refusals of `holdRoster`
 */
export async function putRule(core: Core, member: Member, said: Said): Promise<CreditRuleBody> {
  if (said.leastHours < said.hoursACredit || said.mostHours < said.leastHours)
    throw new Refusal('credit_rule_order');
  const semesters = [...new Set(said.semesters.filter((semester) => semester !== ''))].sort();
  return core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, said.organisationSlug);
    const { id: cohortId } = await requireCohort(tx, seat.id, said.cohortId);
    const last = await findRule(tx, cohortId);
    const next = presentRule({ ...said, semesters });
    if (last && isDeepStrictEqual(presentRule(last), next)) return showRule(tx, seat, cohortId);
    if ((last?.version ?? 0) !== said.version) throw new Refusal('conflict');
    await tx
      .insertInto('credit_rules')
      .values({
        cohort_id: cohortId,
        version: said.version + 1,
        hours_a_credit: next.hoursACredit,
        least_hours: next.leastHours,
        most_hours: next.mostHours,
        most_credits: next.mostCredits,
        semesters,
      })
      .execute();
    await record(tx, {
      name: 'credit.ruleChanged',
      accountId: member.id,
      subject: { organisationId: seat.id, cohortId },
    });
    return showRule(tx, seat, cohortId);
  });
}
