import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireWords } from './require-words.ts';
import { showReceived } from './show-received.ts';
import { type DeclineWords, decideDecline } from './steps/decide-decline.ts';
import { holdReceived } from './steps/hold-received.ts';

type Decision = DeclineWords & { applicationId: string; version: number };

/**
 * Declines an application. It is decided now, and the applicant is notified after ten minutes, unless an owner undoes it.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved`; `application_words_missing` where the
 * reason says nothing by itself; `conflict` when another owner has decided meanwhile
 */
export async function decline(
  core: Core,
  member: Member,
  { applicationId, ...decision }: Decision,
): Promise<ReceivedBody> {
  requireWords(decision);
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    await decideDecline(tx, member, one, decision);
  });
  return showReceived(core, member, applicationId);
}
