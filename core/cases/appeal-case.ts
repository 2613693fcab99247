import type { JudgedCaseBody } from '#contract/cases/report-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { judgedCases, presentJudged } from './judged-case.ts';
import { appeal } from './steps/appeal.ts';
import { holdCase } from './steps/hold-case.ts';

type Said = { caseId: string; appeal: string };

/**
 * Asks for another administrator's review of a decision: once, before the deadline.
 * @throws Refusal `case_not_found`, `case_not_appealable`, `case_appeal_twice`, `case_appeal_late`
 */
export async function appealCase(core: Core, member: Member, said: Said): Promise<JudgedCaseBody> {
  return core.db.transaction().execute(async (tx) => {
    const found = await judgedCases(tx, member.id).where('cases.id', '=', said.caseId).executeTakeFirst();
    if (!found) throw new Refusal('case_not_found');
    await appeal(tx, member, { row: await holdCase(tx, found.id), now: found.now, words: said.appeal });
    return presentJudged(tx, member.id, found.id);
  });
}
