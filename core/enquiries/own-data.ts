import type { Account } from '../ground/actor.ts';
import type { OwnData } from '../ground/table-rule.ts';

/** Anybody can type any address into the form, so only whoever has proven one is taken for the writer. */
function addressOf(account: Account): string {
  return account.email_verified_at ? account.email : '';
}

export const enquiryData: OwnData = {
  enquiries: {
    removedBy: 'enquiries:forget-old',
    exported: ({ db }, account) =>
      db
        .selectFrom('enquiries')
        .select(['full_name', 'email', 'subject', 'message', 'created_at', 'answered_at'])
        .where('email', '=', addressOf(account))
        .orderBy('created_at')
        .execute(),
    erased: (tx, account) => tx.deleteFrom('enquiries').where('email', '=', addressOf(account)).execute(),
  },
  enquiry_answers: {
    exported: ({ db }, account) =>
      db
        .selectFrom('enquiry_answers as one')
        .innerJoin('enquiries as enquiry', 'enquiry.id', 'one.enquiry_id')
        .select(['enquiry.subject', 'one.answer', 'one.created_at'])
        .where((row) =>
          row.or([row('enquiry.email', '=', addressOf(account)), row('one.answered_by', '=', account.id)]),
        )
        .orderBy('one.created_at')
        .execute(),
    // Those to the person go with what they answer; of those by an administrator the number that stays leads to nobody.
    erased: 'by the database',
  },
};
