import { turnTexts as texts } from '#texts/dashboard.ts';
import { Row, RowList } from '../row.tsx';
import type { ShownTurn } from './shown-turn.ts';

type WaitingForOthersProps = {
  turns: readonly ShownTurn[];
  /** By the database's clock, in Unix milliseconds. */
  now: number;
};

/** What the member waits for, from whom and until when. Folded away: it is nobody's turn here. */
export function WaitingForOthers({ turns, now }: WaitingForOthersProps) {
  if (turns.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-2 text-heading">{texts.others(turns.length)}</summary>
      <RowList>
        {turns.map((turn) => (
          <Row
            key={turn.id}
            to={turn.to}
            title={turn.title}
            facts={
              <>
                <time dateTime={turn.dueAt}>{texts.until(turn.dueAt)}</time>
                {turn.extraDays > 0 && (
                  <span className="block break-words">{texts.extra(turn.extraDays, turn.extraReason)}</span>
                )}
                {Date.parse(turn.dueAt) < now && <span className="block">{texts.late}</span>}
              </>
            }
            state="waiting"
          />
        ))}
      </RowList>
    </details>
  );
}
