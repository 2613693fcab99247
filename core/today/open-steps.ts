import { type RawBuilder, sql } from 'kysely';
import type { OpenStepKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { DeadlineDescription } from '../ground/deadline-description.ts';
import type { Seer } from '../ground/may-see.ts';
import type { FoundStep, OpenStep } from '../ground/open-step.ts';

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

/** All steps that wait for the account, and for which it waits, of every declared kind. */
export function stepsOf(accountId: string): RawBuilder<StepOfSide> {
  const parts = openSteps().flatMap(({ kind, mine, others }) => [
    ...(mine ? [part(kind, 'mine', mine(accountId))] : []),
    ...(others ? [part(kind, 'others', others(accountId))] : []),
  ]);
  return sql<StepOfSide>`${sql.join(parts, sql` union all `)}`;
}

function part(kind: OpenStepKind, side: StepOfSide['side'], steps: RawBuilder<FoundStep>) {
  return sql`select ${sql.lit(kind)} as kind, ${sql.lit(side)} as side, subject_id, since, due_at from (${steps}) as step`;
}

/** One row for each step that waits for the account. */
export function ownSteps(accountId: string): RawBuilder<unknown> {
  const parts = openSteps().flatMap(({ mine }) =>
    mine ? [sql`select from (${mine(accountId)}) as step`] : [],
  );
  return sql`${sql.join(parts, sql` union all `)}`;
}

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
