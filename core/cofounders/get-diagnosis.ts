import type { DiagnosisBody } from '#contract/cofounders/find-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { conditionsOf } from './conditions.ts';
import { diagnose, presentDiagnosis } from './diagnosis.ts';
import { findMasks } from './find-matches.ts';
import { findOwnSide } from './find-own-side.ts';

/**
 * Why no other stands in the member's list. It is empty while their own search is not found, and where someone fits: the numbers
 * of two lists would tell of the split of one member.
 */
export async function getDiagnosis({ db }: Core, member: Member): Promise<DiagnosisBody> {
  const me = member.standing.isSeen ? await findOwnSide(db, member.id) : undefined;
  const groups = me ? await findMasks(db, me, member) : [];
  if (!me || groups.some(({ mask }) => mask === 0)) return { without: [], theyAsk: [], pair: null };
  return presentDiagnosis(diagnose(conditionsOf(me), groups));
}
