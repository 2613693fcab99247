import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { acceptReview } from '#core/written-reviews/accept-review.ts';
import { answerBack } from '#core/written-reviews/answer-back.ts';
import { answerReview } from '#core/written-reviews/answer-review.ts';
import { askBack } from '#core/written-reviews/ask-back.ts';
import { askForReview } from '#core/written-reviews/ask-for-review.ts';
import { cancelReview } from '#core/written-reviews/cancel-review.ts';
import { closeReviews } from '#core/written-reviews/close-reviews.ts';
import { declineReview } from '#core/written-reviews/decline-review.ts';
import { withdrawReview } from '#core/written-reviews/withdraw-review.ts';
import { pageInPdf } from './page-in-pdf.ts';

type State =
  | 'asked'
  | 'accepted'
  | 'answered'
  | 'asked back'
  | 'closed'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'cancelled';
type DemoReview = {
  mentee: string;
  mentor: string;
  work: ReviewedWork;
  topic: string;
  question: string;
  state: State;
};

const reviews: readonly DemoReview[] = [
  {
    mentee: 'asha-patil',
    mentor: 'leela-fernandes',
    work: 'document',
    topic: 'Product Design',
    question:
      'This is the one page with which I ask schools for their book lists. Two of five headmasters read it and asked what it is. Which sentence loses them, and what would you leave out?',
    state: 'asked back',
  },
  {
    mentee: 'asha-patil',
    mentor: 'abena-darko',
    work: 'document',
    topic: 'Contract Drafting',
    question:
      'The printer sent me this contract for 340 books. I do not understand the paragraph about late paper, and I would like to know what it may cost us before I sign it.',
    state: 'closed',
  },
  {
    mentee: 'asha-patil',
    mentor: 'sharada-apte',
    work: 'pitch',
    topic: 'Quality Control',
    question:
      'In three minutes I tell a headmaster why our second press prints cleaner than the one in the city. Read it as an engineer: which claim would you not make without a measurement?',
    state: 'asked',
  },
  {
    mentee: 'meera-kulkarni',
    mentor: 'sharada-apte',
    work: 'document',
    topic: 'Operations Management',
    question:
      'The plan for two shifts at the press, with who does what and when. It looks fine on paper. Where would it break on the first day on which one of us is ill?',
    state: 'accepted',
  },
  {
    mentee: 'kwame-mensah',
    mentor: 'abena-darko',
    work: 'document',
    topic: 'Negotiation',
    question:
      'A buyer in Tema wrote this offer for all of our cold rooms at one price. I would like a second reader before I answer: what does it leave open, and what should I ask first?',
    state: 'answered',
  },
  {
    mentee: 'adaeze-okafor',
    mentor: 'leela-fernandes',
    work: 'pitch',
    topic: 'Product Design',
    question:
      'Nurses get this page on the first morning with the new queue. It has to work without anyone explaining it. Which of the four steps would you draw in place of writing it?',
    state: 'declined',
  },
  {
    mentee: 'adaeze-okafor',
    mentor: 'abena-darko',
    work: 'document',
    topic: 'Contract Drafting',
    question:
      'A hospital asks us to sign that their data never leaves the building. Our backups do. Is there a sentence that is true and that a hospital can accept, and where would it stand?',
    state: 'lapsed',
  },
  {
    mentee: 'rohan-deshmukh',
    mentor: 'abena-darko',
    work: 'document',
    topic: 'Negotiation',
    question:
      'Before I send this letter to the landlord of our workshop I would like to know whether it sounds like a threat. It should not be one, and it should still be clear about the date.',
    state: 'withdrawn',
  },
  {
    mentee: 'rohan-deshmukh',
    mentor: 'sharada-apte',
    work: 'document',
    topic: 'Quality Control',
    question:
      'A list of the twelve checks that each of our boxes passes before it leaves. It takes half an hour a box. Which of the checks find nothing, and which one is missing?',
    state: 'cancelled',
  },
];

const answer =
  'Read on its first page alone, it says what you do and not what I should do next. Put the one thing that you want from me into the first line, and give the number that proves it right below. The middle is good: leave it. The last paragraph explains what no one has asked; take it out, and you have room for a name and a telephone that someone answers.';

/** Written reviews in every state that members and time bring about. */
export async function reviewInWriting(core: Core, personOf: (handle: string) => Member): Promise<void> {
  for (const { mentee: asking, mentor: asked, state, ...said } of reviews) {
    const [mentee, mentor] = [personOf(asking), personOf(asked)];
    const page = pageInPdf(['A sample: an invented document.', said.topic, asking]);
    const file = await takeNewFile(core, `${said.topic}.pdf`, Readable.from([page]));
    const { id: reviewId } = await askForReview(core, mentee, {
      mentorId: mentor.id,
      ...said,
      links: [`https://sample.example/${asking}`],
      projectSlug: '',
      brought: [file],
    });
    await moveOn(core, { mentee, mentor, reviewId }, state);
  }
  await closeReviews(core);
}

type Sides = { mentee: Member; mentor: Member; reviewId: string };

async function moveOn(core: Core, { mentee, mentor, reviewId }: Sides, state: State): Promise<void> {
  switch (state) {
    case 'asked':
      return;
    case 'declined':
      return void (await declineReview(core, mentor, {
        reviewId,
        reason: 'no_time',
        words: 'I am on the road until the end of the month.',
      }));
    case 'withdrawn':
      return void (await withdrawReview(core, mentee, reviewId));
    case 'lapsed':
      // As if the mentor had not answered before the deadline.
      await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${reviewId}`.execute(
        core.db,
      );
      return;
  }
  await acceptReview(core, mentor, reviewId);
  if (state === 'accepted') return;
  if (state === 'cancelled')
    return void (await cancelReview(core, mentee, { reviewId, reason: 'not_needed', words: '' }));
  await answerReview(core, mentor, { reviewId, text: answer });
  if (state === 'answered') return;
  const text = 'Which number would you put below the first line: the books, or the schools?';
  await askBack(core, mentee, { reviewId, text });
  if (state === 'asked back') return;
  await answerBack(core, mentor, { reviewId, text: 'The schools. A reader knows how large one is.' });
  await sql`update written_reviews set closes_at = now() - interval '1 minute' where id = ${reviewId}`.execute(
    core.db,
  );
}
