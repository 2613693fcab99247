import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { keepFiles } from '#core/written-reviews/steps/keep-files.ts';
import type { WrittenReviewsTable } from '#db/tables/written-reviews.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { newMentee, newMentor, openPage, topic } from '#tests/mentoring/sessions.ts';

export { newMentee, topic };

export const reviewQuestion =
  'This is the plan for our first cold room, with the prices of three suppliers. Which of its numbers would you not believe, and what should we measure before we build the room?';

export const reviewAnswer =
  'The plan is clear, and two of its numbers are not. Measure the power that the room needs on a hot day before you sign: the supplier gives it for 30 degrees, and Nagpur has 45. Ask two growers for their losses of last June as well, since your price rests on them.';

export const questionBack = 'How long should we measure before we believe it?';
export const answerBackText = 'Two weeks in May are enough. Write down each hour.';

export const review = { of: ['document' as const, 'pitch' as const], answerDays: 7, open: 2 };

/** A mentor with an open page who offers sessions and written reviews. */
export const newReviewer = (core: Core, changes: Partial<typeof review> = {}) =>
  newMentor(core, { said: { review: { ...review, ...changes } } });

export function askingFor(mentor: Pick<Member, 'id'>) {
  return {
    mentorId: mentor.id,
    work: 'document' as const,
    topic,
    question: reviewQuestion,
    links: ['https://example.com/plan'],
    projectSlug: '',
  };
}

const content = pdf();
/** Files of one name are the same file. */
export const newFile = (core: Core, name = 'plan.pdf') => takeNewFile(core, name, Readable.from([content]));

type Row = Insertable<WrittenReviewsTable>;
type Sides = { mentor?: Member | undefined; mentee?: Member | undefined };

const deadlines = { asked: 'mentoring_answer', accepted: 'review_due' } as const;

/** A review as it would stand, with its deadline begun. The missing side is a new member. */
export async function reviewBetween(core: Core, sides: Sides, changes: Partial<Row> = {}) {
  const mentor = sides.mentor ?? (await newReviewer(core));
  const mentee = sides.mentee ?? (await newMentee(core));
  await openPage(core, mentor, { said: { review } });
  const { state = 'asked' } = changes;
  const [id, now] = [newId(), new Date()];
  const isAnswered = ['answered', 'closed'].includes(state);
  await core.db.transaction().execute(async (tx) => {
    const one = await tx
      .insertInto('written_reviews')
      .values({
        id,
        mentor_id: mentor.id,
        mentee_id: mentee.id,
        state,
        work: 'document',
        topic,
        question: reviewQuestion,
        answer_days: 7,
        ...(state !== 'asked' && { accepted_at: now }),
        ...(isAnswered && {
          answer: reviewAnswer,
          answered_at: now,
          closes_at: new Date(now.getTime() + 604_800_000),
        }),
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const isAnsweredBack = one.answered_back_at !== null;
    const back = one.asked_back_at ? 'review_ask_back' : 'review_asking_back';
    const kind =
      state === 'answered' ? (isAnsweredBack ? null : back) : deadlines[state as keyof typeof deadlines];
    if (kind)
      await beginDeadline(tx, {
        kind,
        subjectId: id,
        owes: { accountId: kind === 'review_asking_back' ? mentee.id : mentor.id },
        awaitedBy: kind === 'review_asking_back' ? null : mentee.id,
      });
  });
  return { id, mentor, mentee };
}

/** With a file of the mentee, whose id it has too. */
export async function reviewWithFile(core: Core, sides: Sides) {
  const made = await reviewBetween(core, sides);
  const file = await newFile(core);
  await core.db
    .transaction()
    .execute((tx) => keepFiles(tx, { reviewId: made.id, side: 'mentee', files: [file] }));
  const { id: fileId } = await core.db
    .selectFrom('written_review_files')
    .select('id')
    .where('review_id', '=', made.id)
    .executeTakeFirstOrThrow();
  return { ...made, fileId };
}
