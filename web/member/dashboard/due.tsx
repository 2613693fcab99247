import { turnTexts as texts } from '#texts/dashboard.ts';
import type { ShownTurn } from './shown-turn.ts';

/** Until when a turn is due, what was asked for in addition, and that its time is over. */
export function Due({ turn: { dueAt, extraDays, extraReason, late } }: { turn: ShownTurn }) {
  return (
    <>
      <time dateTime={dueAt}>{texts.until(dueAt)}</time>
      {extraDays > 0 && <span className="block break-words">{texts.extra(extraDays, extraReason)}</span>}
      {late && <span className="block">{late}</span>}
    </>
  );
}
