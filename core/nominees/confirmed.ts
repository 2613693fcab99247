import { z } from 'zod';
import { confirmed } from '../ground/confirmed.ts';
import { Refusal } from '../ground/refusal.ts';
import { hasGivenSign } from '../sessions/steps/watch-account.ts';
import { findSides } from './steps/bar-of.ts';
import { carryOutDecision } from './steps/carry-out-decision.ts';
import { holdNomineeRequest } from './steps/hold-nominee-request.ts';

/** Lets a nominee act for a member. Neither of the two confirms it, and a sign of the member leaves nothing to do. */
export const grantConfirmed = confirmed({
  kind: 'nominee.grant',
  input: z.object({ requestId: z.string() }),
  hold: (tx, { requestId }) => holdNomineeRequest(tx, requestId),
  async find(tx, _, { requestId }) {
    const row = await tx
      .selectFrom('nominee_requests')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!row?.account_id || row.state !== 'waiting' || (await hasGivenSign(tx, row.account_id))) return null;
    const account = await tx
      .selectFrom('accounts')
      .select(['name', 'email'])
      .where('id', '=', row.account_id)
      .executeTakeFirst();
    const { number, cause, version } = row;
    return {
      subjectId: requestId,
      personId: row.account_id,
      effect: { number, member: account?.name || (account?.email ?? ''), nominee: row.name, cause },
      state: { version },
      barred: await findSides(tx, row),
    };
  },
  async carryOut(tx, _, { proposedBy }, { requestId }) {
    const { row, account } = await holdNomineeRequest(tx, requestId);
    if (!account) throw new Refusal('conflict');
    await carryOutDecision(tx, { row, account }, { by: { id: proposedBy }, refusal: '' });
  },
});
