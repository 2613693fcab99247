import { sql } from 'kysely';
import { applicationLimits, type DeclineReason } from '#contract/applications/limits.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { mayDecline } from '../policy.ts';
import { type ApplicationRow, subjectOf } from '../row.ts';
import { meetAnswer } from './meet-answer.ts';

export type DeclineWords = { reason: DeclineReason; words: string };

/**
 * Declines a held application: it is decided now, and the applicant is notified after ten minutes, unless an owner undoes
 * it.
 * @throws Refusal `application_over`; `application_moved`; `conflict` when another owner has decided meanwhile
 */
export async function decideDecline(
  tx: Tx,
  member: Member,
  one: ApplicationRow,
  { version, reason, words }: DeclineWords & { version: number },
): Promise<void> {
  if (one.ended_at) throw new Refusal('application_over');
  const isDecided = one.decline_at !== null && one.reason === reason && one.words === words;
  if (isDecided && one.version === version + 1) return;
  if (one.version !== version) throw new Refusal('conflict');
  if (!mayDecline(one)) throw new Refusal('application_moved');
  await meetAnswer(tx, one, { isQuiet: true });
  await tx
    .updateTable('applications')
    .set({ reason, words, version: version + 1 })
    .set('decline_at', sql<Date>`clock_timestamp() + make_interval(mins => ${applicationLimits.undoMinutes})`)
    .where('id', '=', one.id)
    .execute();
  await record(tx, { name: 'applications.declining', accountId: member.id, subject: subjectOf(one) });
}
