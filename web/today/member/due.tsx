import { turnTexts as texts } from '#web/today/texts/en/dashboard.ts';
import type { ShownTurn } from './shown-turn.ts';

/** Until when a turn is due, or since when it waits without a due time; what was asked for in addition, and that its time is over. */
export function Due({ turn: { at, when, extraDays, extraReason, late } }: { turn: ShownTurn }) {
  return (
    <>
      <time dateTime={at}>{when}</time>
      {extraDays > 0 && <span className="block break-words">{texts.extra(extraDays, extraReason)}</span>}
      {late && <span className="block">{late}</span>}
    </>
  );
}
