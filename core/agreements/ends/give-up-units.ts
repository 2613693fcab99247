import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import { bySession } from '../../codes/asked-by.ts';
import { guessCode } from '../../codes/guess-code.ts';
import type { Device, Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdMember } from '../../sessions/steps/hold-member.ts';
import { findOwn } from '../find-agreements.ts';
import { findOwnInForce } from '../find-own-in-force.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { type GivingUp, givenUpSubject } from './given-up-subject.ts';
import { showShares } from './show-shares.ts';

/**
 * Gives up vested units for good, as the contributor, with the emailed code. A repeated call for the same units changes
 * nothing.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`; `units_not_held`; each of
 * `guessCode`
 */
export async function giveUpUnits(
  core: Core,
  member: Member,
  { code, device, ...given }: GivingUp & { code: string; device: Device },
): Promise<SharesBody> {
  if (!(await findOwn(core.db, member, given.agreementId))) throw new Refusal('agreement_unknown');
  const guess = {
    purpose: 'give-up' as const,
    subject: givenUpSubject(given),
    accountId: member.id,
    askedBy: bySession(member),
    digits: code,
  };
  try {
    await guessCode(
      core,
      guess,
      (tx) => holdMember(tx, member, holdAccountInUse),
      (tx) => write(tx, member, given),
    );
  } catch (error) {
    const isUsed = error instanceof Refusal && error.code === 'user_invalid_token';
    if (!isUsed || !(await isWritten(core, member, given))) throw error;
  }
  return showShares(core, member, given.agreementId);
}

async function write(tx: Tx, member: Member, { agreementId, basedOn, units }: GivingUp): Promise<void> {
  const held = await letTimePass(tx, await holdInForce(tx, member, agreementId));
  const by = { side: held.side, accountId: member.id, basedOn };
  await carryOut(tx, held, { kind: 'give_up_units', units }, by);
}

/** The entry that this very code has written: the first one after what it was based on. */
async function isWritten({ db }: Core, member: Member, { agreementId, basedOn, units }: GivingUp) {
  const { entries } = (await findOwnInForce({ db }, member, agreementId)).ledger;
  return entries.slice(basedOn).some(({ fact }) => fact.kind === 'units_given_up' && fact.units === units);
}
