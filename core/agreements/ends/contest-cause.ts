import type { EndBody } from '#contract/agreements/end-shapes.ts';
import { isTimeOver } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { showEnd } from './show-end.ts';

type Contest = { agreementId: string; basedOn: number; words: string };

/**
 * Says against a stated cause, as the contributor while the time for it runs: an administrator rules on it, and until then
 * unvested units are held.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`; `cause_not_claimed`, also once the time
 * is over
 */
export async function contestCause(
  core: Core,
  member: Member,
  { agreementId, basedOn, words }: Contest,
): Promise<EndBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await letTimePass(tx, await holdInForce(tx, member, agreementId));
    const by = {
      side: held.side,
      accountId: member.id,
      basedOn,
      async require() {
        if (await isTimeOver(tx, 'cause_contest', agreementId)) throw new Refusal('cause_not_claimed');
      },
    };
    await carryOut(tx, held, { kind: 'contest_cause' }, by, { said: { words } });
  });
  return showEnd(core, member, agreementId);
}
