import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { acceptReview } from '#core/written-reviews/accept-review.ts';
import { answerReview } from '#core/written-reviews/answer-review.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { answerYoungReference } from '#core/young-mentees/answer-young-reference.ts';
import { applyForYoung } from '#core/young-mentees/apply-for-young.ts';
import { askBackYoung } from '#core/young-mentees/ask-back-young.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { decideYoungMentor } from '#core/young-mentees/decide-young-mentor.ts';
import { endYoung } from '#core/young-mentees/end-young.ts';
import { mailYoungStatementCode } from '#core/young-mentees/mail-young-statement-code.ts';
import { referenceSecret } from '#core/young-mentees/reference-secret.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';
import { settleYoung } from '#core/young-mentees/settle-young.ts';
import { switchYoung } from '#core/young-mentees/switch-young.ts';
import { pictureOf, type Scene } from './scene.ts';
import { joinUnder18 } from './young-mentees/family.ts';
import { planUnder18, planWithGuardian } from './young-mentees/plans.ts';
import {
  askedUnder18,
  cancelledUnder18,
  confirmedUnder18,
  declinedUnder18,
  lapsedUnder18,
  metUnder18,
  type Sides,
} from './young-mentees/sessions.ts';

/** Two, because a member waits for three answers at most. */
const families = [
  {
    handle: 'isha',
    name: 'Isha Sample',
    place: 'Nagpur',
    years: 15,
    guardian: 'guardian',
    ip: '198.51.100.250',
  },
  {
    handle: 'tara',
    name: 'Tara Sample',
    place: 'Wardha',
    years: 16,
    guardian: 'guardian-2',
    ip: '198.51.100.251',
  },
] as const;

type State = 'refused' | 'withdrawn' | 'lapsed' | 'answered' | 'with_guardian' | 'agreed' | 'accepted';

type Request = { mentor: string; topic: string; question: string; pictures?: readonly Scene[]; state: State };

const requests: readonly Request[] = [
  {
    mentor: 'leela-fernandes',
    topic: 'Product Design',
    question:
      'I draw a game about the monsoon with paper cards. May I send you all forty of them? I would like to know which ones a child of ten does not understand at once.',
    state: 'refused',
  },
  {
    mentor: 'leela-fernandes',
    topic: 'Product Design',
    question:
      'My game has twelve rules now, and my cousins forget half of them. Which rules would you leave out first, and how would you find out without asking everyone?',
    state: 'withdrawn',
  },
  {
    mentor: 'abena-darko',
    topic: 'Negotiation',
    question:
      'A shop in my street wants to sell my game and keep half of the price. Is that usual, and what should my parents ask before they say yes to the shop?',
    state: 'lapsed',
  },
  {
    mentor: 'leela-fernandes',
    topic: 'Product Design',
    question:
      'These are the rules of my paper game on one page. Three friends played it and stopped after ten minutes. Which sentence would you change first, and why this one?',
    pictures: ['room'],
    state: 'answered',
  },
  {
    mentor: 'abena-darko',
    topic: 'Contract Drafting',
    question:
      'For our school fair I wrote a page that says who brings what and who pays for the paper. What did I forget that could make my friends angry with each other later?',
    state: 'accepted',
  },
  {
    mentor: 'abena-darko',
    topic: 'Negotiation',
    question:
      'I want to ask a printer for a lower price for fifty games. This is the letter that I would send. Which part sounds as if I did not mean it, and what is missing?',
    state: 'agreed',
  },
  {
    mentor: 'leela-fernandes',
    topic: 'Product Design',
    question:
      'I have two covers for my game and cannot decide. Please look at both of them: from which one would you know at once that it is about rain and about farmers?',
    pictures: ['field', 'street'],
    state: 'with_guardian',
  },
];

const answer =
  'Change the first sentence. It says how the game ends before anyone knows what to do on the first turn, so a player waits for the end. Begin with the one thing that a player does with a card, then with the one thing that makes them laugh, and leave the end for last. Then let three other friends play it, and say nothing while they read.';

const approved = ['leela-fernandes', 'abena-darko', 'ngozi-umeh'];

/** Mentoring under 18: approved mentors and one who waits, and members of 15 and 16 with requests of each state. */
export async function mentorUnder18(
  core: Core,
  administrator: Member,
  personOf: (handle: string) => Member,
): Promise<void> {
  await switchYoung(core, administrator, true);
  for (const handle of [...approved, 'sharada-apte'])
    await apply(core, personOf(handle), handle === 'sharada-apte' ? 1 : 2);
  for (const handle of approved)
    await decideYoungMentor(core, administrator, {
      mentorId: personOf(handle).id,
      verdict: 'approved',
      reason: '',
      sawCertificate: true,
    });
  const [isha, tara] = families;
  const [leela, ngozi] = [personOf('leela-fernandes'), personOf('ngozi-umeh')];
  await everyState(core, { ...(await joinUnder18(core, isha)), mentor: leela }, personOf);
  const own = await joinUnder18(core, tara);
  const met = await metUnder18(core, { ...own, mentor: ngozi }, 'met', 'User Research');
  await planWithGuardian(core, { ...own, mentor: ngozi }, met);
  await declinedUnder18(core, { ...own, mentor: leela });
  await lapsedUnder18(core, { ...own, mentor: leela });
  await settleYoung(core);
}

async function everyState(core: Core, sides: Sides, personOf: (handle: string) => Member): Promise<void> {
  // A request that waits keeps others from its mentor.
  await cancelledUnder18(core, sides);
  await planUnder18(core, sides, await metUnder18(core, sides, 'took_place'));
  await confirmedUnder18(core, sides);
  for (const { mentor, state, ...said } of requests)
    await bring(core, { ...sides, mentor: personOf(mentor) }, said, state);
  await askedUnder18(core, { ...sides, mentor: personOf('ngozi-umeh') });
}

async function apply(core: Core, mentor: Member, answers: number): Promise<void> {
  await mailYoungStatementCode(core, mentor);
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('account_id', '=', mentor.id)
    .where('purpose', '=', 'sign')
    .where('subject', 'like', 'young-mentor:%')
    .executeTakeFirstOrThrow();
  const [first, second] = ['Ravi Shah', 'Ama Boateng'].map((name, at) => ({
    name: `Sample ${name}`,
    email: `reference-${at + 1}-${mentor.id}@sample.example`,
  }));
  if (!first || !second) return;
  const code = codeOf(core.key, id);
  await applyForYoung(core, mentor, { code, agrees: true, references: [first, second] });
  const asked = await core.db
    .selectFrom('young_mentor_references')
    .select('id')
    .where('account_id', '=', mentor.id)
    .orderBy('email')
    .limit(answers)
    .execute();
  for (const { id: reference } of asked)
    await answerYoungReference(core, {
      id: reference,
      secret: referenceSecret(core, reference),
      recommends: true,
      text: 'A sample: we taught at the same school for six years, and I would send my own children at once.',
    });
}

async function bring(
  core: Core,
  { child, mentor, link }: Sides,
  { pictures = [], ...said }: Pick<Request, 'topic' | 'question' | 'pictures'>,
  state: State,
): Promise<void> {
  const { id } = await askYoung(core, child, {
    mentorId: mentor.id,
    kind: 'review',
    work: 'document',
    links: ['https://sample.example/isha'],
    ...said,
    brought: await Promise.all(pictures.map((scene) => drawingOf(core, scene))),
  });
  if (state === 'with_guardian') return;
  if (state === 'withdrawn') return void (await endYoung(core, child, id));
  const confirmed = state !== 'refused';
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed });
  if (state === 'refused' || state === 'agreed') return;
  if (state === 'lapsed') {
    // As if it had not been sent within 14 days.
    await sql`update young_requests set send_until = now() where id = ${id}`.execute(core.db);
    return settleYoung(core);
  }
  const { review } = await sendYoung(core, child, id);
  const reviewId = review?.id ?? '';
  await acceptReview(core, mentor, reviewId);
  if (state === 'accepted') return;
  await answerReview(core, mentor, { reviewId, text: answer, brought: await drawingOf(core, 'street') });
  await askBackYoung(core, child, {
    requestId: id,
    text: 'Should the first card be an easy one, or one that makes players laugh?',
  });
}

const drawingOf = (core: Core, scene: Scene) =>
  takeNewFile(core, `${scene}.jpg`, Readable.from([pictureOf(scene)], { objectMode: false }));
