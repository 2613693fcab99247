import type { RequestBody } from '#contract/rights/calls.ts';
import { complaintKinds, type RequestKind } from '#contract/rights/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { atAddress } from '../accounts/at-address.ts';
import { guessCode } from '../codes/guess-code.ts';
import { type Device, guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { handleOf, isSame, linkSecretOf } from '../ground/secrets.ts';
import { askedByRequest } from './asked-by-request.ts';
import { getRightsRequest } from './get-rights-request.ts';
import { receiveRequest } from './steps/receive-request.ts';

type Proof = { requestId: string; secret: string; code: string; device: Device };

/**
 * Sends a request without an account once its author has typed the mailed code. An address that belongs to an account gets no
 * more than the way to sign in; a complaint is taken from every address.
 * @throws Refusal `rights_request_unknown`, `rights_sign_in`; the refusals of `guessCode`
 */
export async function finishGuestRequest(
  core: Core,
  { requestId, secret, code, device }: Proof,
): Promise<RequestBody> {
  if (!isSame(secret, linkSecretOf(core.key, 'rights', requestId)))
    throw new Refusal('rights_request_unknown');
  const begun = await core.db
    .selectFrom('guest_rights_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst();
  // The form was sent twice, and the first request has already made it.
  if (!begun) return getRightsRequest(core, guest, { requestId, secret });
  if (begun.is_of_member) throw new Refusal('rights_sign_in');
  const { email, words } = begun;
  const kind = begun.kind as RequestKind;
  const guess = {
    purpose: 'report' as const,
    subject: requestId,
    handle: handleOf(core.key, email),
    askedBy: askedByRequest(requestId),
    digits: code,
    device,
  };
  const isOfMember = await guessCode(
    core,
    guess,
    async () => undefined,
    async (tx) => {
      if (!isComplaint(kind) && (await hasAccount(tx, email))) {
        const known = { words: '', is_of_member: true };
        await tx.updateTable('guest_rights_requests').set(known).where('id', '=', requestId).execute();
        return true;
      }
      await tx.deleteFrom('guest_rights_requests').where('id', '=', requestId).execute();
      const language = device.language ?? null;
      await receiveRequest(tx, { id: requestId, kind, words, email, mailbox: mailboxOf(email), language });
      return false;
    },
  );
  // Thrown after the commit, so that the code stays used.
  if (isOfMember) throw new Refusal('rights_sign_in');
  return getRightsRequest(core, guest, { requestId, secret });
}

const isComplaint = (kind: RequestKind) => complaintKinds.some((one) => one === kind);

async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.selectFrom('accounts').select('id').where(atAddress(email)).executeTakeFirst();
  return found !== undefined;
}
