import type { OwnInterestsBody } from '#contract/interests/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findMarks } from './find-marks.ts';
import { findOwnInterests } from './find-own-interests.ts';

/**
 * Records that the member asks no founder for money. It is recorded once, and cannot be taken back.
 * @throws Refusal `promise_missing` without the tick; `interests_mark_missing`; the refusals by age
 */
export async function promise(
  core: Core,
  member: Member,
  { promises }: { promises: boolean },
): Promise<OwnInterestsBody> {
  if (!promises) throw new Refusal('promise_missing', { param: 'promises' });
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    if ((await findMarks(tx, member.id)).length === 0) throw new Refusal('interests_mark_missing');
    const made = await tx
      .insertInto('introduction_promises')
      .values({ account_id: member.id })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (made) await record(tx, { name: 'interests.promised', accountId: member.id, subject: {} });
    return findOwnInterests(tx, member.id);
  });
}
