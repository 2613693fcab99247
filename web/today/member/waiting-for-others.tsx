import { Row, RowList } from '#web/ground/member/row.tsx';
import { turnTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { Due } from './due.tsx';
import type { ShownTurn } from './shown-turn.ts';

/** The steps that others owe the member, by whom and until when. Folded, because the member owes none of them. */
export function WaitingForOthers({ turns }: { turns: readonly ShownTurn[] }) {
  if (turns.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-2.5 text-heading">{texts.others(turns.length)}</summary>
      <RowList>
        {turns.map((turn) => (
          <Row key={turn.id} to={turn.to} title={turn.title} facts={<Due turn={turn} />} state="waiting" />
        ))}
      </RowList>
    </details>
  );
}
