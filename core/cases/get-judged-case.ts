import type { JudgedCaseBody } from '#contract/cases/report-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentJudged } from './judged-case.ts';

/**
 * What was decided about the member or something of theirs, and why.
 * @throws Refusal `case_not_found`, also while nothing is decided
 */
export function getJudgedCase(core: Core, member: Member, caseId: string): Promise<JudgedCaseBody> {
  return presentJudged(core.db, member.id, caseId);
}
