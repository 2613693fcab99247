import { type RawBuilder, sql } from 'kysely';
import type { FirstStep } from '#contract/first-days/steps.ts';

/** Whether a member, by their id, has taken a step. */
export type IsDone = (accountId: string) => RawBuilder<boolean>;

/** The first steps on Today that are taken in a module. A step of several modules is done once it was taken in one of them. */
export type FirstSteps = Partial<Record<FirstStep, IsDone>>;

let declared: readonly FirstSteps[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowFirstSteps(steps: readonly FirstSteps[]): void {
  declared = steps;
}

/** A statement that says whether the member has taken the step. */
export function isStepDone(step: FirstStep, accountId: string): RawBuilder<boolean> {
  if (!declared) throw new Error('Call createCore before first steps are shown.');
  const parts = declared.flatMap((steps) => steps[step]?.(accountId) ?? []);
  if (parts.length === 0) throw new Error(`No module says when ${step} is done.`);
  return sql`(${sql.join(parts, sql` or `)})`;
}
