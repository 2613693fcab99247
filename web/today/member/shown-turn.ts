import type { ShownKind } from '#contract/collected.ts';
import { deadlineRules, type OpenStepKind, openSteps, type TurnKind } from '#contract/collected.ts';
import type { TurnBody } from '#contract/deadlines/calls.ts';
import type { StepPage } from '#contract/ground/kinds-of-module.ts';
import { withPart } from '#web/deadlines/texts/en/parts.ts';
import { dueTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { turnLines } from '#web/words.ts';

/** The parts of a turn that a page shows: the page does not load the sentences and addresses of all other kinds. */
export type ShownTurn = ReturnType<typeof shownTurn>;

export function shownTurn(turn: TurnBody, side: 'mine' | 'awaited', now: number) {
  const { $id: id, kind, beganAt, dueAt, extraDays, extraReason, can } = turn;
  const { isOurs } = pageOf(kind);
  const title = turnLines[side][kind]({ ...turn, thing: withPart(turn.thing, turn) });
  const isOver = dueAt !== '' && Date.parse(dueAt) < now;
  const late = !isOver ? '' : side === 'awaited' && isOurs ? texts.late : texts.over;
  const when = dueAt === '' ? texts.since(beganAt) : texts.until(dueAt);
  return {
    id,
    title,
    to: turnPath(turn, side),
    at: dueAt || beganAt,
    when,
    late,
    extraDays,
    extraReason,
    canExtend: can.extend,
  };
}

/** Where the step of a turn is made, or looked at. */
export function turnPath(
  turn: Pick<TurnBody, 'kind' | 'subjectId' | 'slug'>,
  side: 'mine' | 'awaited',
): string {
  const { path, pathOfWaiting = path } = pageOf(turn.kind);
  return side === 'awaited' ? pathOfWaiting(turn) : path(turn);
}

/** An open step shows a deadline that names no member. */
function pageOf(kind: ShownKind): StepPage {
  return Object.hasOwn(openSteps, kind)
    ? openSteps[kind as OpenStepKind]
    : (deadlineRules[kind as TurnKind] as StepPage);
}
