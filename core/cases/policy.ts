import { caseTimes } from '#contract/cases/report-limits.ts';
import { type CaseRow, isAppealed } from './case-rows.ts';

export type Bar = '' | 'own' | 'same_administrator' | 'decided';

/** Everyone who takes part in a case: its reporters, those responsible for the item, and others involved. */
export type Parties = ReadonlySet<string>;

/**
 * The reason why an administrator may not decide: they take part in the case, or they made the decision under appeal and
 * there is another administrator.
 */
export function barTo(
  administratorId: string,
  row: CaseRow,
  { parties, hasOther }: { parties: Parties; hasOther: boolean },
): Bar {
  if (parties.has(administratorId)) return 'own';
  if (row.state === 'open') return '';
  if (!isAppealed(row)) return 'decided';
  return row.decided_by === administratorId && hasOther ? 'same_administrator' : '';
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
