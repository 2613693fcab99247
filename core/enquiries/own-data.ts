import { sql } from 'kysely';
import type { Account } from '../ground/actor.ts';
import type { OwnData } from '../ground/table-rule.ts';

/** Anyone can type any address into the form, so an enquiry belongs only to the account that has proven its address. */
function addressOf(account: Account): string {
  return account.email_verified_at ? account.email : '';
}

export const enquiryData: OwnData = {
  enquiries: {
    removedBy: 'enquiries:forget-old',
    limit: { kept: '2 years', since: sql`one.created_at` },
    exported: ({ db }, account) =>
      db
        .selectFrom('enquiries')
        .select(['full_name', 'email', 'subject', 'message', 'language', 'created_at', 'answered_at'])
        .where('email', '=', addressOf(account))
        .orderBy('created_at')
        .execute(),
    erased: (tx, account) => tx.deleteFrom('enquiries').where('email', '=', addressOf(account)).execute(),
  },
  enquiry_answers: {
    removedBy: 'enquiries:forget-old',
    limit: { kept: '2 years', since: sql`(select created_at from enquiries where id = one.enquiry_id)` },
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
    // Answers to the person end with their enquiries. In an administrator's answers the remaining id leads to no person.
    erased: 'by the database',
  },
};
