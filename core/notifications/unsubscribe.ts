import type { UnsubscriptionBody } from '#contract/notifications/calls.ts';
import type { Core } from '../ground/core.ts';
import { chooseWays } from './steps/choose-ways.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Ends the emails of one topic to one account, for the holder of one of them. Repeating it changes nothing, and a
 * removed account answers like any other.
 * @throws Refusal `unsubscription_unknown`
 */
export async function unsubscribe(core: Core, token: string): Promise<UnsubscriptionBody> {
  const { accountId, topic } = readUnsubscribeToken(core, token);
  await core.db.transaction().execute((tx) => chooseWays(tx, accountId, { [topic]: 'never' }));
  return { topic };
}
