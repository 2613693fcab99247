import type { TurnBody } from '#contract/turns.ts';
import { turnLines } from '#texts/turn-lines.ts';
import { turnPath } from './turn-path.ts';

/** What a page shows of a turn: neither the sentences nor the addresses of all others travel with it. */
export type ShownTurn = ReturnType<typeof shownTurn>;

export function shownTurn(turn: TurnBody, side: 'mine' | 'awaited') {
  const { $id: id, kind, dueAt, extraDays, extraReason, can } = turn;
  const title = turnLines[side][kind](turn);
  return { id, title, to: turnPath(turn), dueAt, extraDays, extraReason, canExtend: can.extend };
}
