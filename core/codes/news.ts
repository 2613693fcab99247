import type { Core } from '../ground/core.ts';
import type { Action, News, Presenters, Told } from '../ground/realtime.ts';
import { presentToken } from './present.ts';

export const tokenNews: Presenters = {
  'tokens.created': (core, event) => linkNews(core, event, 'create'),
  'tokens.used': (core, event) => linkNews(core, event, 'update'),
};

/** In the contract only links have an event, mailed codes have none. */
async function linkNews(
  core: Core,
  { accountId, subject: { tokenId, kind }, last }: Told<'tokens.created' | 'tokens.used'>,
  action: Action,
): Promise<News[]> {
  if (!accountId) return [];
  const row = await core.db.selectFrom('tokens').selectAll().where('id', '=', tokenId).executeTakeFirst();
  const body = last?.form ?? (row && presentToken(row, accountId));
  if (!body) return [];
  const path: News['path'] = [
    ['users', accountId],
    [kind, tokenId],
  ];
  return [{ path, action, body, readers: [`user:${accountId}`] }];
}
