import type { FirstStep } from '#contract/first-days/steps.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Keeps a first step off Today. A second press changes nothing. */
export async function putStepAway(
  { db }: Core,
  { id }: Member,
  { step }: { step: FirstStep },
): Promise<void> {
  await db
    .insertInto('first_steps_put_away')
    .values({ account_id: id, step })
    .onConflict((at) => at.doNothing())
    .execute();
}
