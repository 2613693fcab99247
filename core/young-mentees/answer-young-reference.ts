import type { YoungReferenceBody } from '#contract/young-mentees/mentor-calls.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getYoungReference } from './get-young-reference.ts';
import { type ReferenceLink, requireReference } from './require-reference.ts';
import { makeReady } from './steps/make-ready.ts';

/**
 * A reference speaks for a mentor, or against them. The first answer counts; later ones change nothing.
 * @throws Refusal `young_reference_unknown`
 */
export async function answerYoungReference(
  core: Core,
  { recommends, text, ...link }: ReferenceLink & { recommends: boolean; text: string },
): Promise<YoungReferenceBody> {
  const { account_id: mentorId } = await requireReference(core, link);
  await core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, mentorId))) throw new Refusal('young_reference_unknown');
    const answered = await tx
      .updateTable('young_mentor_references')
      .set({ answered_at: now, recommends, text })
      .where('id', '=', link.id)
      .where('answered_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!answered) return;
    await record(tx, { name: 'youngMentees.referenceAnswered', accountId: null, subject: { mentorId } });
    await makeReady(tx, mentorId);
  });
  return getYoungReference(core, link);
}
