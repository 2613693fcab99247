import { isEmail, readEmail } from '#rules/checks/email.ts';
import { atAddress, exact } from '../../accounts/at-address.ts';
import { type Account, accountColumns } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** The account with this id or address. @throws Refusal `hold_account_unknown` */
export async function findWhose(tx: Tx, whose: string): Promise<Account> {
  const said = whose.trim();
  const email = isEmail(said) ? readEmail(said) : null;
  const accounts = tx.selectFrom('accounts').select(accountColumns);
  const found = email
    ? await accounts.where(atAddress(email)).orderBy(exact(email)).limit(1).executeTakeFirst()
    : await accounts.where('id', '=', said).executeTakeFirst();
  if (!found) throw new Refusal('hold_account_unknown');
  return found;
}

/** @throws Refusal `hold_case_unknown` */
export async function requireCase(tx: Tx, caseId: string): Promise<void> {
  const found = await tx.selectFrom('cases').select('id').where('id', '=', caseId).executeTakeFirst();
  if (!found) throw new Refusal('hold_case_unknown');
}
