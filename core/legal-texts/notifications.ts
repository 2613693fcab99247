import { sql } from 'kysely';
import { consentPaths } from '#contract/consents/paths.ts';
import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { legalTextEvents } from './events.ts';

export const legalTextNotifications: Notifications = {
  rules: {
    'legalTexts.rulesDue': {
      async tells(tx, { subject }) {
        const rows = await tx
          .selectFrom('accounts')
          .select('id')
          .where('id', '>', subject.after)
          .where('id', '<=', subject.until)
          // Members who joined within the quarter have just read them.
          .where('created_at', '<', sql<Date>`date_trunc('quarter', now())`)
          .execute();
        return rows.map(({ id }) => ({ accountId: id, kind: 'rules_repeated', subjectId: id }));
      },
    },
  } satisfies NotificationRules<typeof legalTextEvents>,
  forms: {
    rules_repeated: { about: 'account', path: () => consentPaths.terms, isForAllAges: true },
  },
};
