import type { JudgedCaseBody } from '#contract/cases/report-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentJudged } from './judged-case.ts';

/**
 * The decision about the member or an item of theirs, with its reason.
 * @throws Refusal `case_not_found`, also before the decision
 */
export function getJudgedCase(core: Core, member: Member, caseId: string): Promise<JudgedCaseBody> {
  return presentJudged(core.db, member.id, caseId);
}
