import type { NomineeVisitBody } from '#contract/nominees/calls.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { isOpen, mayAskAgain } from './policy.ts';
import { presentToNominee } from './present.ts';
import { nomineeRequestRows } from './request-row.ts';
import { requireVisit, type VisitKeys } from './require-visit.ts';

/**
 * The members who have named the proven address, and the requests to act for them. A request stays readable when the member
 * names the person no longer.
 * @throws Refusal `nominee_visit_over`
 */
export async function getVisit(core: Core, keys: VisitKeys): Promise<NomineeVisitBody> {
  const { email, mailbox, until } = await requireVisit(core, keys);
  const named = await core.db
    .selectFrom('nominees')
    .innerJoin('accounts', 'accounts.id', 'nominees.account_id')
    .select(['nominees.id', 'account_id', 'accounts.name', 'accounts.email'])
    .where('nominees.mailbox', '=', mailbox)
    .orderBy('named_at')
    .orderBy('nominees.id')
    .execute();
  // The account may have got the address of its nominee since.
  const others = named.filter((one) => mailboxOf(one.email) !== mailbox);
  const rows = await nomineeRequestRows(core.db)
    .where('account_id', 'in', others.map((one) => one.account_id).concat(''))
    .orderBy('asked_at', 'desc')
    .execute();
  return {
    email,
    until: isoDate(until),
    members: others.map((one) => {
      const about = rows.filter((row) => row.account_id === one.account_id);
      const own = about.find((row) => row.mailbox === mailbox);
      return {
        $id: one.id,
        memberName: one.name,
        request: own ? presentToNominee(own) : null,
        canAsk: !about.some(isOpen) && mayAskAgain(own, own?.now ?? new Date()),
      };
    }),
  };
}
