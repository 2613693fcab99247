import type { DiagnosisBody } from '#contract/cofounders/find-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { conditionsOf } from './conditions.ts';
import { diagnose, presentDiagnosis } from './diagnosis.ts';
import { findMasks } from './find-matches.ts';
import { findOwnSide } from './find-own-side.ts';

/** Why others do not stand in the member's list; empty while their own search is not found. */
export async function getDiagnosis({ db }: Core, member: Member): Promise<DiagnosisBody> {
  const me = member.standing.isSeen ? await findOwnSide(db, member.id) : undefined;
  if (!me) return { without: [], theyAsk: [], pair: null };
  return presentDiagnosis(diagnose(conditionsOf(me), await findMasks(db, me, member)));
}
