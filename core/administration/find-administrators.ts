import type { Db } from '#db/connect.ts';
import { deliveredAs, readEmail } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { standingColumns } from '../standings/standing-columns.ts';

/** Everyone who may administer the site at this moment. */
export async function findAdministrators(
  db: Db,
  { adminEmails = [] }: Pick<Core, 'adminEmails'>,
): Promise<string[]> {
  const mailboxes = adminEmails.flatMap((named) => readEmail(named) ?? []).map(deliveredAs);
  if (mailboxes.length === 0) return [];
  const named = await db
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.id', ...standingColumns])
    .where('accounts.delivered', 'in', mailboxes)
    .where('accounts.email_verified_at', 'is not', null)
    .execute();
  // The same rule as in `mayAdminister`.
  return named.flatMap(({ id, age, is_suspended: isSuspended }) =>
    !isSuspended && (age === 'adult' || age === 'unknown') ? [id] : [],
  );
}
