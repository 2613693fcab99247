import type { Core } from '../ground/core.ts';
import type { Action, LiveUpdate, PresentedEvent, Presenters } from '../ground/realtime.ts';
import { presentToken } from './present.ts';

export const tokenLiveUpdates: Presenters = {
  'tokens.created': (core, event) => linkLiveUpdates(core, event, 'create'),
  'tokens.used': (core, event) => linkLiveUpdates(core, event, 'update'),
};

/** In the contract only links have an event, mailed codes have none. */
async function linkLiveUpdates(
  core: Core,
  { accountId, subject: { tokenId, kind }, last }: PresentedEvent<'tokens.created' | 'tokens.used'>,
  action: Action,
): Promise<LiveUpdate[]> {
  if (!accountId) return [];
  const row = await core.db.selectFrom('tokens').selectAll().where('id', '=', tokenId).executeTakeFirst();
  const body = last?.form ?? (row && presentToken(row, accountId));
  if (!body) return [];
  const path: LiveUpdate['path'] = [
    ['users', accountId],
    [kind, tokenId],
  ];
  return [{ path, action, body, readers: [`user:${accountId}`] }];
}
