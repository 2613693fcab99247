import { sql } from 'kysely';
import { deliveredAs } from '#rules/checks/email.ts';
import type { OwnData } from '../ground/table-rule.ts';

export const administrationData: OwnData = {
  admin_actions: {
    isNeverHeld: true,
    removedBy: 'administration:forget-old-actions',
    limit: { kept: '3 years', since: sql`one.created_at` },
    // The administrator's name, and the other members they looked at, are other persons' data.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('admin_actions')
        .select(['action', 'created_at'])
        .select((row) => row('actor_id', '=', id).as('by_you'))
        .where((row) => row.or([row('subject_id', '=', id), row('actor_id', '=', id)]))
        .orderBy('id')
        .execute(),
    erased: {
      not: 'A log that members could empty would be worthless. Its account number no longer leads to a person.',
    },
  },
  admin_log_chain: 'names no one',
  unsealed_admin_actions: 'names no one',
  admin_log_heads: 'names no one',
  staff_rights: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('staff_rights').select(['name', 'given_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  named_administrators: {
    isNeverHeld: true,
    exported: ({ db }, { email }) =>
      db
        .selectFrom('named_administrators')
        .select(['mailbox', 'named_at'])
        .where('mailbox', '=', deliveredAs(email))
        .execute(),
    erased: (tx, { email }) =>
      tx.deleteFrom('named_administrators').where('mailbox', '=', deliveredAs(email)).execute(),
  },
};
