import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { presentSession, sessionColumns } from './present.ts';

export const sessionLiveUpdates: Presenters = {
  async 'sessions.created'(core, { accountId, subject: { sessionId } }) {
    const row = await core.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(sessionColumns.map((column) => `sessions.${column}` as const))
      .select('accounts.email')
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
    return row && accountId
      ? [{ ...about(accountId, sessionId), action: 'create', body: presentSession(row, row.email, null) }]
      : [];
  },
  async 'sessions.deleted'(_core, { accountId, subject: { sessionId }, last }) {
    return last && accountId ? [{ ...about(accountId, sessionId), action: 'delete', body: last.form }] : [];
  },
};

function about(accountId: string, sessionId: string): Pick<LiveUpdate, 'path' | 'readers'> {
  return {
    path: [
      ['users', accountId],
      ['sessions', sessionId],
    ],
    readers: [`user:${accountId}`],
  };
}
