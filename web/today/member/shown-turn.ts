import type { ShownKind, TurnBody } from '#contract/clocks/calls.ts';
import { turnLines } from '#web/clocks/texts/en/turn-lines.ts';
import { dueTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { turnPath } from './turn-path.ts';

/** What members wait for from us. */
const ours: ReadonlySet<ShownKind> = new Set([
  'verification_review',
  'project_appeal',
  'case_appeal',
  'opportunity_review',
  'report_decision',
  'dispute_ruling',
  'dispute_appeal_ruling',
  'cause_ruling',
]);

/** What a page shows of a turn: neither the sentences nor the addresses of all others travel with it. */
export type ShownTurn = ReturnType<typeof shownTurn>;

export function shownTurn(turn: TurnBody, side: 'mine' | 'awaited', now: number) {
  const { $id: id, kind, beganAt, dueAt, extraDays, extraReason, can } = turn;
  const title = turnLines[side][kind](turn);
  const isOver = dueAt !== '' && Date.parse(dueAt) < now;
  const late = !isOver ? '' : side === 'awaited' && ours.has(kind) ? texts.late : texts.over;
  const when = dueAt === '' ? texts.since(beganAt) : texts.until(dueAt);
  return {
    ...{ id, title, to: turnPath(turn, side), at: dueAt || beganAt, when },
    ...{ late, extraDays, extraReason, canExtend: can.extend },
  };
}
