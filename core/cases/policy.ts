import { caseTimes } from '#contract/cases/report-limits.ts';
import { type CaseRow, isAppealed } from './case-rows.ts';

export type Bar = '' | 'own' | 'same_administrator' | 'decided';

/** Everybody who takes part in a case: who reported it, who answers for it, who has to do with it. */
export type Parties = ReadonlySet<string>;

/**
 * What keeps an administrator from deciding: nobody judges what they take part in, and an appeal goes to another one where
 * there is another.
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

/** Projects have an appeal of their own against their removal. */
export function isAppealable({ state, outcome, thing_kind: kind }: CaseRow): boolean {
  return state === 'decided' && outcome !== 'nothing' && !(outcome === 'remove' && kind === 'project');
}

/** Until when a decision can be appealed; null where it cannot. */
export function appealUntil(row: CaseRow, now: Date): Date | null {
  if (!isAppealable(row) || row.appealed_at || !row.decided_at) return null;
  const until = new Date(row.decided_at.getTime() + caseTimes.appealDays * dayMs);
  return until > now ? until : null;
}
