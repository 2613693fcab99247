import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { now } from '#db/now.ts';
import { isUpiId } from '#rules/checks/upi.ts';
import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import { bySession } from '../../codes/asked-by.ts';
import { findUsedCode } from '../../codes/find-used-code.ts';
import { guessCode } from '../../codes/guess-code.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { isPassword } from '../../ground/password-hash.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdSession } from '../../sessions/steps/hold-member.ts';
import { subjectOf } from '../row.ts';
import { subjectOfStep } from '../step-subject.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { isUnsettled, needsBank } from './policy.ts';
import { openPayoutSeal, type Payout, sealPayout } from './sealed-payout.ts';
import { showMoney } from './show-money.ts';

/**
 * Stores where a milestone is paid to, encrypted, until it is settled, and replaces earlier details. It needs the password,
 * or a code that this session asked for by email, so that an open session alone cannot redirect money.
 * @throws Refusal `agreement_unknown`, `agreement_moved`; `not_your_side`; `not_due` while nothing is owed;
 * `agreement_payout_empty`, `agreement_upi_invalid`; `agreement_bank_needed` where UPI does not reach;
 * `user_invalid_credentials` for a wrong password; each of `guessCode` for a wrong code
 */
export async function savePayout(
  core: Core,
  member: Member,
  saved: Saved & Proof,
): Promise<MilestoneMoneyBody> {
  const { password = '', code, ...kept } = saved;
  const { agreementId, number } = kept;
  const hold = (tx: Tx) => holdSession(tx, member, { hold: holdAccountInUse, forSuspended: true });
  if (code) {
    // Invalid details use up no code.
    await core.db.transaction().execute((tx) => requireFit(tx, member, kept));
    const guess = {
      purpose: 'payout' as const,
      subject: subjectOfStep(agreementId, number),
      accountId: member.id,
      askedBy: bySession(member),
      digits: code,
    };
    try {
      await guessCode(core, guess, hold, (tx) => keep(tx, core, member, kept));
    } catch (error) {
      const isUnknown = error instanceof Refusal && error.code === 'user_invalid_token';
      const used = isUnknown ? await findUsedCode(core, guess) : undefined;
      if (!used || !(await isKept(core, member, kept))) throw error;
    }
  } else {
    const isRight = await isPassword(password, member.account.password_hash);
    await core.db.transaction().execute(async (tx) => {
      const account = await hold(tx);
      await requireFit(tx, member, kept);
      // It may be another one since.
      if (!isRight || account.password_hash !== member.account.password_hash)
        throw new Refusal('user_invalid_credentials', { param: 'password' });
      await keep(tx, core, member, kept);
    });
  }
  return showMoney(core, member, { agreementId, number });
}

type Saved = Payout & { agreementId: string; number: number };
type Proof = { password?: string; code?: string | undefined };

/** Whether these very details are kept: the form has come again, as where the answer was lost. */
async function isKept(
  core: Core,
  { id }: Member,
  { agreementId, number, upi, bank }: Saved,
): Promise<boolean> {
  const row = await core.db
    .selectFrom('agreement_payouts')
    .select('sealed')
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .where('account_id', '=', id)
    .executeTakeFirst();
  const kept = row && openPayoutSeal(core.key, { agreementId, number }, row.sealed);
  return kept?.upi === upi && kept.bank === bank;
}

async function requireFit(tx: Tx, member: Member, { agreementId, number, ...payout }: Saved) {
  const held = await holdInForce(tx, member, agreementId);
  if (held.side !== 'contributor') throw new Refusal('not_your_side');
  if (!isUnsettled(held.state, number)) throw new Refusal('not_due');
  if (payout.upi === '' && payout.bank === '') throw new Refusal('agreement_payout_empty');
  if (payout.upi !== '' && !isUpiId(payout.upi)) throw new Refusal('agreement_upi_invalid');
  if (payout.bank === '' && needsBank(held.state, number)) throw new Refusal('agreement_bank_needed');
  return held;
}

async function keep(tx: Tx, core: Core, member: Member, saved: Saved): Promise<void> {
  const { agreementId, number, ...payout } = saved;
  const held = await requireFit(tx, member, saved);
  const sealed = sealPayout(core.key, { agreementId, number }, payout);
  await tx
    .insertInto('agreement_payouts')
    .values({ agreement_id: agreementId, milestone: number, account_id: member.id, sealed })
    .onConflict((conflict) =>
      conflict
        .columns(['agreement_id', 'milestone'])
        .doUpdateSet({ sealed, account_id: member.id, saved_at: now, is_changed: true }),
    )
    .execute();
  // An owner who has the earlier details open must see that they have changed.
  await tx
    .updateTable('agreement_payout_openings')
    .set({ open_until: now })
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .where('open_until', '>', now)
    .execute();
  const subject = { ...subjectOf(held), milestone: number };
  await record(tx, { name: 'agreements.payoutChanged', accountId: member.id, subject });
}
