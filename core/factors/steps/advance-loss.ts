import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { inSeconds, now } from '#db/now.ts';
import type { WaitingLoginsTable } from '#db/tables/waiting-logins.ts';
import { forgetBrowsers } from '../../accounts/steps/note-browser.ts';
import { isStaff } from '../../administration/is-staff.ts';
import type { Account, Device, WaitingLogIn } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { endAccess } from '../../sessions/steps/end-access.ts';
import { openWaiting } from '../../sessions/steps/open-waiting.ts';
import { requireNotSuspended } from '../../standings/require-not-suspended.ts';
import type { ClaimedLoss } from '../claim-loss.ts';
import type { Loss } from '../find-loss.ts';
import { lossSeconds } from '../limits.ts';
import { endLoss } from './end-loss.ts';
import { mailLoss } from './mail-loss.ts';
import { noteChange } from './note-change.ts';
import { removeAllFactors } from './remove-all-factors.ts';

type Claim = {
  account: Account;
  loss: Loss | undefined;
  waiting: WaitingLogIn;
  logIn: Selectable<WaitingLoginsTable>;
  device: Device;
};

type Moment = ReturnType<typeof inSeconds>;
type Times = { begun_at?: Moment; second_from?: Moment | null; ends_at: Moment | null };

/** In place of an earlier one that is void. */
const afresh = { begun_at: now, second_from: null };

/**
 * Takes the next step for a held account whose log-in has proven everything but a factor.
 * @throws Refusal `factor_loss_of_staff`; `factor_loss_too_early` for a second code within 24 hours of the first; `user_blocked`
 */
export async function advanceLoss(tx: Tx, core: Core, claim: Claim): Promise<ClaimedLoss> {
  const { account, loss, logIn } = claim;
  if (await isStaff(tx, core, account)) throw new Refusal('factor_loss_of_staff');
  switch (loss?.state) {
    case 'waits':
      return { state: 'waits' };
    case 'over':
      return open(tx, claim);
    case 'second':
      // The code that began this log-in is the second one.
      if (!loss.second_from || logIn.created_at < loss.second_from)
        throw new Refusal('factor_loss_too_early');
      return wait(tx, account, {});
    default:
      await requireNotSuspended(tx, account.id);
      return account.password_hash === null ? awaitSecond(tx, account) : wait(tx, account, afresh);
  }
}

async function awaitSecond(tx: Tx, account: Account): Promise<ClaimedLoss> {
  await begin(tx, account, { ...afresh, second_from: inSeconds(lossSeconds.secondCode), ends_at: null });
  return { state: 'second' };
}

async function wait(tx: Tx, account: Account, begun: Partial<Times>): Promise<ClaimedLoss> {
  const { recovered, waitAfterRecovery, wait: usual } = lossSeconds;
  const ends = sql<Date>`case when ${account.password_recovered_at}::timestamptz > ${inSeconds(-recovered)}
    then ${inSeconds(waitAfterRecovery)} else ${inSeconds(usual)} end`;
  await begin(tx, account, { ...begun, ends_at: ends });
  return { state: 'waits' };
}

async function begin(
  tx: Tx,
  { id: accountId, access_version: version }: Account,
  times: Times,
): Promise<void> {
  const row = { access_version: version, mailed_at: now, ...times };
  await tx
    .insertInto('factor_losses')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  await record(tx, { name: 'factors.lost', accountId, subject: { lossOf: accountId } });
  await mailLoss(tx, accountId);
}

/** The factors go with a link back, everybody else is signed out, and this log-in opens. */
async function open(tx: Tx, { account, waiting, device }: Claim): Promise<ClaimedLoss> {
  await noteChange(tx, account, 'lost');
  await removeAllFactors(tx, account.id);
  await endLoss(tx, account.id);
  await forgetBrowsers(tx, account.id);
  const opened = await openWaiting(tx, account, waiting, undefined, device);
  await endAccess(tx, account, { except: opened.session.id });
  return { state: 'opened', opened };
}
