import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const legalTextData: OwnData = {
  text_mails: {
    isNeverHeld: true,
    removedBy: 'legal-texts:forget-mails',
    limit: { kept: '90 days', since: sql`one.posted_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('text_mails')
        .select(['text', 'version', 'posted_at'])
        .where('account_id', '=', id)
        .where('guardian_id', '=', '')
        .execute(),
    erased: 'by the database',
  },
  rule_notifications: 'names no one',
};
