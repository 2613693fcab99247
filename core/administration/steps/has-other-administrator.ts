import { deliveredAs, readEmail } from '#contract/email.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { standingColumns } from '../../standings/standing-columns.ts';

/** Whether anybody but these may administer the site at this moment, and so look at what they have decided. */
export async function hasOtherAdministrator(
  tx: Tx,
  { adminEmails = [] }: Pick<Core, 'adminEmails'>,
  ids: readonly string[],
): Promise<boolean> {
  const mailboxes = adminEmails.flatMap((named) => readEmail(named) ?? []).map(deliveredAs);
  if (mailboxes.length === 0) return false;
  const others = await tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select([...standingColumns])
    .where('accounts.delivered', 'in', mailboxes)
    .where('accounts.email_verified_at', 'is not', null)
    .where('accounts.id', 'not in', [...ids])
    .execute();
  // As `mayAdminister` has it.
  return others.some(
    ({ age, is_suspended: isSuspended }) => !isSuspended && (age === 'adult' || age === 'unknown'),
  );
}
