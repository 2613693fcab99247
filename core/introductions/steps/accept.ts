import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import { openWithText, talkWithOwners } from '../../conversations/steps/open-with-text.ts';
import { meetDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { IntroductionRow } from '../row.ts';
import { endIntroduction } from './end-introduction.ts';
import { isAskedMarked, isAskerThere } from './settle-introductions.ts';

/** The answering member, and their own words with the key with which they were sent, where they asked for the same. */
type Answer = { by: string; own?: { key: string; text: string } };

/**
 * Accepts a held request: the note is the next message of the conversation of the two sides.
 * @throws Refusal `introduction_gone` where a side is not there or has lost the mark; `introduction_over` after its deadline
 */
export async function accept(tx: Tx, one: IntroductionRow, { by, own }: Answer): Promise<void> {
  if (one.asker_id === null || !(await isAskerThere(tx, one))) throw new Refusal('introduction_gone');
  if (!(await isAskedMarked(tx, one))) throw new Refusal('introduction_gone');
  if (!(await meetDeadline(tx, deadlineOf(one.purpose), one.id))) throw new Refusal('introduction_over');
  const note = { authorId: one.asker_id, key: one.id, text: one.note };
  const texts = own ? [note, { authorId: by, key: `${one.id} back`, text: own.text }] : [note];
  const conversationId =
    one.project_id === null
      ? await openWithText(tx, { one: one.asker_id, other: by, answererId: by, texts })
      : await talkWithOwners(tx, {
          memberId: one.asker_id,
          projectId: one.project_id,
          answererId: by,
          texts,
        });
  await endIntroduction(tx, one, { state: 'accepted', by, conversationId, acceptedAs: own?.key ?? null });
}
