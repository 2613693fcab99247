import type { EndBody } from '#contract/agreements/end-shapes.ts';
import type { Day } from '#rules/calendar/day.ts';
import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findPartial } from '../find-partial.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { showEnd } from './show-end.ts';

type Notification = {
  agreementId: string;
  basedOn: number;
  /** The end date that was shown. */
  endDay: Day;
  /** The number of a listed cause, where the project calls the contributor a bad leaver. */
  cause: number | null;
  words: string;
};

/**
 * Gives notice, on either side. Planned milestones are cancelled, nothing new starts, and work under way can be handed in
 * until 7 days after the end.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `conflict` if the ledger or the day of the end has changed;
 * `agreement_not_active`; `not_your_side` for a cause that the contributor states; `cause_unknown`; `cause_untold`;
 * `cause_nobody` if no administrator could rule on it
 */
export async function giveNotice(
  core: Core,
  member: Member,
  { agreementId, basedOn, endDay, cause, words }: Notification,
): Promise<EndBody> {
  if (cause !== null && words === '') throw new Refusal('cause_untold');
  await core.db.transaction().execute(async (tx) => {
    const held = await letTimePass(tx, await holdInForce(tx, member, agreementId));
    const require = async () => {
      const isRuledOn = held.side === 'project' && cause !== null;
      if (isRuledOn && !(await hasOtherStaff(tx, core, 'disputes', await findPartial(tx, agreementId))))
        throw new Refusal('cause_nobody');
    };
    const { state } = await carryOut(
      tx,
      held,
      { kind: 'give_notice', cause },
      { side: held.side, accountId: member.id, basedOn, require },
      words === '' ? {} : { said: { words } },
    );
    if (state.endDay !== endDay) throw new Refusal('conflict');
  });
  return showEnd(core, member, agreementId);
}
