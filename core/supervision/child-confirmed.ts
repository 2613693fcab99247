import { z } from 'zod';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { confirmed } from '../ground/confirmed.ts';
import { post } from '../ground/emails.ts';
import { age } from '../standings/standing-columns.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';
import { findChild } from '../standings/steps/learn-birth-date.ts';

const input = z.object({
  accountId: z.string(),
  birthDate: z.string(),
  /** The date that comes back without a second member of staff; null where none was known. */
  before: z.string().nullable(),
});
export type FoundChild = z.infer<typeof input>;

/**
 * Lets a corrected date of birth count for a child: data that we may not keep of a child is erased, and after seven days the
 * account, unless a guardian agrees. Until it is confirmed nothing is erased (core/guardians/for-each-waiting.ts).
 */
export const childConfirmed = confirmed({
  kind: 'account.child',
  input,
  hold: (tx, { accountId }) => holdAccount(tx, accountId),
  async find(tx, _, { accountId, birthDate, before }) {
    const found = await tx
      .selectFrom('accounts')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .select(['name', 'email'])
      .where('accounts.id', '=', accountId)
      .where('standings.birth_date', '=', birthDate)
      .where(age, '=', 'waiting')
      .executeTakeFirst();
    if (!found) return null;
    return {
      subjectId: accountId,
      personId: accountId,
      effect: { ...found, birthDate, before: before ?? '' },
      state: [birthDate],
      barred: [accountId],
    };
  },
  async carryOut(tx, _, { proposedBy }, { accountId }) {
    await changeStanding(tx, accountId, { waits_since: now, erase_at: null });
    await findChild(tx, accountId);
    await noteAction(tx, { id: proposedBy }, { action: 'account.childConfirmed', subjectId: accountId });
    await post(tx, { letter: 'birth-date-corrected', accountId }, 'product');
  },
});
