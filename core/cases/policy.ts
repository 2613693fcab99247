import { caseTimes } from '#contract/cases/report-limits.ts';
import { type CaseRow, isAppealed, isSecondAsked } from './case-rows.ts';

export type Bar = '' | 'own' | 'conflict' | 'same_administrator' | 'taken' | 'decided';

/** Everyone who takes part in a case: its reporters, those responsible for the item, and others involved. */
export type Parties = ReadonlySet<string>;

/**
 * The reason why an administrator may not decide: they take part in the case or have had to do with a person of it, they made
 * the decision under review and there is another administrator, or another one has it.
 */
export function barTo(
  administratorId: string,
  row: CaseRow,
  { parties, hasConflict, deciders, hasOther, isTaken }: Stands,
): Bar {
  if (parties.has(administratorId)) return 'own';
  if (hasConflict) return 'conflict';
  if (row.state !== 'open') {
    if (!isAppealed(row) && !isSecondAsked(row)) return 'decided';
    if (deciders.includes(administratorId) && hasOther) return 'same_administrator';
  }
  return isTaken ? 'taken' : '';
}

type Stands = {
  parties: Parties;
  /** They have had to do with a person of the case. */
  hasConflict: boolean;
  /** Those who made the decision under review, each of two where it took two. */
  deciders: readonly string[];
  /** Another one could look at it who did not decide it. */
  hasOther: boolean;
  /** Another member of staff has it at this moment. */
  isTaken: boolean;
};

/** Whether bars hide everything but the number and the deadline. */
export function isShut(bar: Bar): boolean {
  return bar === 'own' || bar === 'conflict';
}

const dayMs = 86_400_000;

/** The removal of a project has its own appeal. */
export function isAppealable({ state, outcome, also, thing_kind: kind }: CaseRow): boolean {
  const isRemovalAlone = outcome === 'remove' && also.length === 0 && kind === 'project';
  return state === 'decided' && outcome !== 'nothing' && !isRemovalAlone;
}

/** The deadline for an appeal; null if the decision cannot be appealed. */
export function appealUntil(row: CaseRow, now: Date): Date | null {
  if (!isAppealable(row) || row.appealed_at || !row.decided_at) return null;
  const until = new Date(row.decided_at.getTime() + caseTimes.appealDays * dayMs);
  return until > now ? until : null;
}
