import type { MailWaysBody } from '#contract/notifications/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { getMailWays } from './get-mail-ways.ts';
import { chooseWays } from './steps/choose-ways.ts';

/** Chooses when emails of these topics leave. */
export async function setMailWays(
  core: Core,
  member: Member,
  ways: Parameters<typeof chooseWays>[2],
): Promise<MailWaysBody> {
  await core.db.transaction().execute((tx) => chooseWays(tx, member.id, ways));
  return getMailWays(core, member);
}
