import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { NomineeVisitBody } from '#contract/nominees/calls.ts';
import type { NomineeCause } from '#contract/nominees/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { atAddress } from '../accounts/at-address.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { newNumber } from '../rights/new-number.ts';
import { watchAccount } from '../sessions/steps/watch-account.ts';
import { age } from '../standings/standing-columns.ts';
import { readDocument, type StoredDocument } from '../verifications/read-document.ts';
import { getVisit } from './get-visit.ts';
import { isOpen, mayAskAgain } from './policy.ts';
import { requireVisit, type Visit, type VisitKeys } from './require-visit.ts';

type Said = VisitKeys & { nomineeId: string; cause: NomineeCause; bytes: Readable };

/**
 * Asks to act for a member, with one document. From now on a sign of the member ends it, and they are emailed at once. The form
 * sent twice is one request. Always reads `bytes` to their end.
 * @throws Refusal `nominee_visit_over`, `nominee_unknown`, `nominee_not_adult`, `nominee_request_waits`, `nominee_again_later`;
 * the refusals of `readDocument`
 */
export async function askToAct(
  core: Core,
  { nomineeId, cause, bytes, ...keys }: Said,
): Promise<NomineeVisitBody> {
  const stored = await readDocument(core, bytes);
  try {
    const visit = await requireVisit(core, keys);
    const isNew = await core.db.transaction().execute((tx) => ask(tx, visit, { nomineeId, cause, stored }));
    if (!isNew) await removeBytes(core, [stored.storage_key]);
  } catch (error) {
    // After an error other than a refusal it is uncertain what was committed: the sweep finds that out.
    if (error instanceof Refusal) await removeBytes(core, [stored.storage_key]);
    throw error;
  }
  return getVisit(core, keys);
}

async function ask(
  tx: Tx,
  { mailbox }: Visit,
  { nomineeId, cause, stored }: { nomineeId: string; cause: NomineeCause; stored: StoredDocument },
): Promise<boolean> {
  const naming = await tx
    .selectFrom('nominees')
    .select('account_id')
    .where('id', '=', nomineeId)
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  const account = naming && (await holdAccount(tx, naming.account_id));
  // Read once more: the member may have taken the naming back while the account was awaited.
  const named = await tx
    .selectFrom('nominees')
    .selectAll()
    .where('id', '=', nomineeId)
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  if (!account || !named || mailboxOf(account.email) === mailbox) throw new Refusal('nominee_unknown');
  if (await isOfMinor(tx, named.email)) throw new Refusal('nominee_not_adult');
  const earlier = await tx
    .selectFrom('nominee_requests')
    .select(['mailbox', 'state', 'cause', 'ended_at', sql<Date>`now()`.as('now')])
    .where('account_id', '=', account.id)
    .orderBy('asked_at', 'desc')
    .execute();
  const open = earlier.find(isOpen);
  if (open?.mailbox === mailbox && open.state === 'waiting' && open.cause === cause) return false;
  if (open) throw new Refusal('nominee_request_waits');
  const last = earlier.find((one) => one.mailbox === mailbox);
  if (!mayAskAgain(last, last?.now ?? new Date())) throw new Refusal('nominee_again_later');

  const requestId = newId();
  const { name, email, relation } = named;
  let isStored = false;
  // Two of 32^8 numbers are hardly ever the same; then the next one is tried.
  while (!isStored) {
    const made = await tx
      .insertInto('nominee_requests')
      .values({
        id: requestId,
        number: newNumber(),
        account_id: account.id,
        name,
        email,
        mailbox,
        relation,
        cause,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('id')
      .executeTakeFirst();
    isStored = made !== undefined;
  }
  const { sent: _, ...file } = stored;
  await tx
    .insertInto('nominee_documents')
    .values({ request_id: requestId, ...file })
    .execute();
  await claimBytes(tx, stored.storage_key);
  await watchAccount(tx, account.id);
  await beginDeadline(tx, { kind: 'nominee_decision', subjectId: requestId, owes: 'us', awaitedBy: null });
  await post(tx, { letter: 'nominee-asked', requestId }, causeOfOutcome(account));
  await post(tx, { letter: 'nominee-state', requestId }, 'product');
  await record(tx, { name: 'nominees.asked', accountId: account.id, subject: { requestId } });
  return true;
}

/** Whether the address belongs to an account of a member under 18. */
async function isOfMinor(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(age.as('age'))
    .where('accounts.id', 'in', (query) => query.selectFrom('accounts').select('id').where(atAddress(email)))
    .execute();
  return found.some((one) => one.age === 'waiting' || one.age === 'minor');
}
