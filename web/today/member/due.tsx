import { turnTexts as texts } from '#web/today/texts/en/dashboard.ts';
import type { ShownTurn } from './shown-turn.ts';

/**
 * The deadline of a turn, or its beginning if it has no deadline; the additional time that was asked for; and whether the
 * deadline is over.
 */
export function Due({ turn: { at, when, extraDays, extraReason, late } }: { turn: ShownTurn }) {
  return (
    <>
      <time dateTime={at}>{when}</time>
      {extraDays > 0 && <span className="block break-words">{texts.extra(extraDays, extraReason)}</span>}
      {late && <span className="block">{late}</span>}
    </>
  );
}
