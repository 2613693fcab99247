import type { OpenStepKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { DeadlineDescription } from '../ground/deadline-description.ts';
import type { Seer } from '../ground/may-see.ts';
import type { FindSteps, FoundStep, OpenStep } from '../ground/open-step.ts';
import type { Start } from '../ground/start.ts';

let declared: readonly OpenStep[] | undefined;

/** Called by `core/modules.ts`, which knows every module. */
export function knowOpenSteps(steps: readonly OpenStep[]): void {
  const kinds = steps.map(({ kind }) => kind);
  const twice = kinds.find((kind, at) => kinds.indexOf(kind) !== at);
  if (twice) throw new Error(`Two modules declare the step ${twice}.`);
  declared = steps;
}

export function openSteps(): readonly OpenStep[] {
  if (!declared) throw new Error('Call createCore before anything that waits is looked for.');
  return declared;
}

export type StepOfSide = FoundStep & { kind: OpenStepKind; side: 'mine' | 'others' };

type Part = FindSteps & Pick<StepOfSide, 'kind' | 'side'>;

/** The statements of both sides of a step. */
export function partsOf({ kind, mine = [], others = [] }: OpenStep): Part[] {
  return [
    ...[mine].flat().map((find): Part => ({ ...find, kind, side: 'mine' })),
    ...[others].flat().map((find): Part => ({ ...find, kind, side: 'others' })),
  ];
}

/** The statements of all declared steps from this start. */
export const partsFrom = (start: Start): Part[] =>
  openSteps()
    .flatMap(partsOf)
    .filter((part) => part.start === start);

/** The descriptions of these steps for the viewer, by kind and id. */
export async function describeSteps(
  db: Db,
  steps: readonly StepOfSide[],
  viewer: Seer,
): Promise<(one: StepOfSide) => DeadlineDescription | undefined> {
  const kinds = openSteps().filter(({ kind }) => steps.some((step) => step.kind === kind));
  const found = await Promise.all(
    kinds.map(async ({ kind, describe }) => {
      const ids = steps.filter((step) => step.kind === kind).map((step) => step.subject_id);
      return [kind, await describe(db, ids, viewer)] as const;
    }),
  );
  const byKind = new Map(found);
  return (one) => byKind.get(one.kind)?.get(one.subject_id);
}
