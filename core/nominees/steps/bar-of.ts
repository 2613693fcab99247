import { deliveredAs, mailboxOf } from '#rules/checks/email.ts';
import type { Tx } from '../../ground/events.ts';
import { decidesAt } from '../policy.ts';
import type { DueNomineeRow } from '../request-row.ts';

/** The accounts of the member and of the nominee: neither decides. */
export async function findSides(
  tx: Tx,
  row: Pick<DueNomineeRow, 'account_id' | 'email' | 'mailbox'>,
): Promise<string[]> {
  const found = await tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('delivered', '=', deliveredAs(row.email))
    .execute();
  const nominees = found.filter((one) => row.mailbox !== '' && mailboxOf(one.email) === row.mailbox);
  return [row.account_id, ...nominees.map(({ id }) => id)].filter((id) => id !== null);
}

/** Why this member of staff does not decide now. */
export async function barOf(tx: Tx, row: DueNomineeRow, staffId: string): Promise<'' | 'own' | 'early'> {
  if ((await findSides(tx, row)).includes(staffId)) return 'own';
  return decidesAt(row) > row.now ? 'early' : '';
}
