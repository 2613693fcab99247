import { sql } from 'kysely';
import { applicationLimits, type DeclineReason } from '#contract/application-limits.ts';
import type { ReceivedBody } from '#contract/application-shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDecline } from './policy.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { meetAnswer } from './steps/meet-answer.ts';

type Decision = { receivedId: string; version: number; reason: DeclineReason; words: string };

/**
 * Declines an application. It is decided now, and told in ten minutes unless somebody undoes it.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved`; `application_words_missing` where the reason says
 * nothing by itself; `conflict` when somebody else has decided meanwhile
 */
export async function decline(
  core: Core,
  member: Member,
  { receivedId, version, reason, words }: Decision,
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, receivedId);
    if (one.ended_at) throw new Refusal('application_over');
    const isDecided = one.decline_at !== null && one.reason === reason && one.words === words;
    if (isDecided && one.version === version + 1) return;
    if (one.version !== version) throw new Refusal('conflict');
    if (!mayDecline(one)) throw new Refusal('application_moved');
    if (reason === 'other' && words === '')
      throw new Refusal('application_words_missing', { param: 'words' });
    await meetAnswer(tx, one, { isQuiet: true });
    await tx
      .updateTable('applications')
      .set({ reason, words, version: version + 1 })
      .set(
        'decline_at',
        sql<Date>`clock_timestamp() + make_interval(mins => ${applicationLimits.undoMinutes})`,
      )
      .where('id', '=', one.id)
      .execute();
    await record(tx, { name: 'applications.declining', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, receivedId);
}
