import { todayPaths } from '#contract/today/paths.ts';
import { Row } from '#web/ground/member/row.tsx';
import { turnTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Due } from './due.tsx';
import type { ShownTurn } from './shown-turn.ts';

/** A step that the member owes: its deadline, and the link that asks for more time. */
export function TurnRow({ turn }: { turn: ShownTurn }) {
  const moreTime = turn.canExtend && (
    <TextLink
      to={todayPaths.moreTime(turn.id)}
      className="-mt-2 inline-flex min-h-11 items-center text-small"
    >
      {texts.moreTime}
    </TextLink>
  );
  return <Row to={turn.to} title={turn.title} facts={<Due turn={turn} />} state="turn" after={moreTime} />;
}
