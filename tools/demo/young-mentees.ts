import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf, linkSecretOf, newCookieSecret } from '#core/ground/secrets.ts';
import { agreeAsGuardian } from '#core/guardians/agree-as-guardian.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { settleSessions } from '#core/mentoring/settle-sessions.ts';
import { writeMessage } from '#core/mentoring/write-message.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import { acceptReview } from '#core/written-reviews/accept-review.ts';
import { answerReview } from '#core/written-reviews/answer-review.ts';
import { actInSession } from '#core/young-mentees/act-in-session.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { answerYoungReference } from '#core/young-mentees/answer-young-reference.ts';
import { applyForYoung } from '#core/young-mentees/apply-for-young.ts';
import { askBackYoung } from '#core/young-mentees/ask-back-young.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { chooseYoungSlot } from '#core/young-mentees/choose-young-slot.ts';
import { decideYoungMentor } from '#core/young-mentees/decide-young-mentor.ts';
import { endYoung } from '#core/young-mentees/end-young.ts';
import type { GuardianLink } from '#core/young-mentees/get-guardian-mentoring.ts';
import { getYoungTimes } from '#core/young-mentees/get-young-times.ts';
import { mailYoungStatementCode } from '#core/young-mentees/mail-young-statement-code.ts';
import { openGuardianVisit } from '#core/young-mentees/open-guardian-visit.ts';
import { referenceSecret } from '#core/young-mentees/reference-secret.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';
import { setGuardianLive } from '#core/young-mentees/set-guardian-live.ts';
import { setGuardianYes } from '#core/young-mentees/set-guardian-yes.ts';
import { settleYoung } from '#core/young-mentees/settle-young.ts';
import { switchYoung } from '#core/young-mentees/switch-young.ts';
import { demoEmail, demoPassword } from './join.ts';
import { moveToPast } from './sessions.ts';
import { planUnder18 } from './young-mentees/plans.ts';

export const demoChild = 'isha';
type State = 'refused' | 'withdrawn' | 'lapsed' | 'answered' | 'with_guardian' | 'agreed' | 'accepted';

const requests: readonly { mentor: string; topic: string; question: string; state: State }[] = [
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
    state: 'with_guardian',
  },
];

const answer =
  'Change the first sentence. It says how the game ends before anyone knows what to do on the first turn, so a player waits for the end. Begin with the one thing that a player does with a card, then with the one thing that makes them laugh, and leave the end for last. Then let three other friends play it, and say nothing while they read.';

/** Mentoring under 18: approved mentors and one who waits, and a member of 15 with requests of each state. */
export async function mentorUnder18(
  core: Core,
  administrator: Member,
  personOf: (handle: string) => Member,
): Promise<void> {
  await switchYoung(core, administrator, true);
  for (const handle of ['leela-fernandes', 'abena-darko', 'sharada-apte'])
    await apply(core, personOf(handle), handle === 'sharada-apte' ? 1 : 2);
  for (const handle of ['leela-fernandes', 'abena-darko'])
    await decideYoungMentor(core, administrator, {
      mentorId: personOf(handle).id,
      verdict: 'approved',
      reason: '',
      sawCertificate: true,
    });
  const { child, link } = await family(core);
  // A request that waits keeps others from its mentor.
  const sides = { child, link, mentor: personOf('leela-fernandes') };
  for (const state of ['cancelled', 'took_place', 'confirmed'] as const) {
    const met = await meet(core, sides, state);
    if (state === 'took_place') await planUnder18(core, sides, met);
  }
  for (const { mentor, state, ...said } of requests)
    await bring(core, { child, link, mentor: personOf(mentor) }, said, state);
  await settleYoung(core);
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

/** A member of 15 joins, and the guardian agrees to the account, to written mentoring and to live sessions. */
async function family(core: Core): Promise<{ child: Member; link: GuardianLink }> {
  const device = { ip: '198.51.100.250', userAgent: '' };
  const browser = newCookieSecret();
  const email = demoEmail(demoChild);
  const sent = await sendCode(core, { purpose: 'sign-up', email, browser, device });
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await verifyCode(core, { userId: sent.userId, secret: codeOf(core.key, id), browser, device });
  const { account, secret } = await signUp(core, {
    browser,
    form: {
      name: 'Isha Sample',
      // Dropped: an account under 18 begins with what its guardian is asked with.
      phone: '+919822099999',
      location: 'Nagpur',
      email,
      password: demoPassword,
      confirmPassword: demoPassword,
      agree: true,
      role: 'Student',
      dob: `${new Date().getUTCFullYear() - 15}-01-15`,
      guardianEmail: 'guardian@sample.example',
    },
    idempotencyKey: randomBytes(16).toString('hex'),
    device,
    language: 'en',
    previous: null,
  });
  const { id: guardianId } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  // As if the profile named a number in India, after the guardian's yes.
  await sql`update standings set zone = 'Asia/Kolkata' where account_id = ${account.id}`.execute(core.db);
  const link = {
    id: guardianId,
    secret: linkSecretOf(core.key, 'guardian', guardianId),
    browser: newCookieSecret(),
  };
  const code = async () => codeOf(core.key, (await mailGuardianCode(core, { ...link, ip: device.ip })).id);
  await agreeAsGuardian(core, { ...link, adult: true, relation: 'parent', code: await code() });
  await openGuardianVisit(core, { ...link, code: await code() });
  await setGuardianYes(core, { ...link, confirmed: true });
  await setGuardianLive(core, { ...link, confirmed: true });
  const child = await findSession(core, { accountId: account.id, secret });
  if (!child) throw new Error('The member under 18 could not sign in.');
  return { child, link };
}

type Sides = { child: Member; mentor: Member; link: GuardianLink };

async function bring(
  core: Core,
  { child, mentor, link }: Sides,
  said: { topic: string; question: string },
  state: State,
): Promise<void> {
  const { id } = await askYoung(core, child, {
    mentorId: mentor.id,
    kind: 'review',
    work: 'document',
    links: ['https://sample.example/isha'],
    ...said,
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
  await answerReview(core, mentor, { reviewId, text: answer });
  await askBackYoung(core, child, {
    requestId: id,
    text: 'Should the first card be an easy one, or one that makes players laugh?',
  });
}

const sessionQuestions = {
  cancelled:
    'My cousins and I play my game on Sundays. Could we talk in writing about how I watch them without helping them? I always explain too early, and then I learn nothing.',
  took_place:
    'How do you find the first player who is not a friend? I have asked at school, and everyone says that the game is nice. I would like to hear what is not nice about it.',
  confirmed:
    'I have to choose between a board and cards alone for the second game. In one session, could you show me how you would decide this with paper, before anything is printed?',
} as const;

/** A session in writing, the one ahead by a link: asked for with the guardian, at the first free time of the mentor. */
async function meet(
  core: Core,
  { child, mentor, link }: Sides,
  state: keyof typeof sessionQuestions,
): Promise<string> {
  const location = state === 'confirmed' ? 'https://meet.sample.example/isha' : '';
  const kind = location ? 'link' : 'written';
  const { id } = await askYoung(core, child, {
    mentorId: mentor.id,
    kind: 'session',
    work: '',
    topic: 'Product Design',
    question: sessionQuestions[state],
    links: [],
    locationKind: kind,
  });
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true });
  const week = await getYoungTimes(core, child, { requestId: id, from: '' });
  const later =
    week.times.length > 0 ? week : await getYoungTimes(core, child, { requestId: id, from: week.after });
  const { session } = await chooseYoungSlot(core, child, { requestId: id, startsAt: later.times[0] ?? '' });
  const { id: sessionId = '' } = session ?? {};
  await confirmRequest(core, mentor, { sessionId, kind, location, caller: '' });
  if (state === 'cancelled')
    return (await endYoung(core, child, id, { reason: 'ill', words: 'I have a fever.' })).id;
  await writeMessage(core, mentor, {
    sessionId,
    text: 'Bring three ideas, and the one that you like least.',
  });
  await actInSession(core, child, id, () =>
    writeMessage(core, child, { sessionId, text: 'I like the one with the clouds least.' }),
  );
  await addNextStep(core, mentor, { sessionId, text: 'Watch one game in silence', who: 'mentee', dueOn: '' });
  if (state === 'confirmed') return id;
  const sides = { id: sessionId, mentor, mentee: child };
  await moveToPast(core, sides, 24);
  await actInSession(core, child, id, () => answerMeeting(core, child, { sessionId, answer: 'yes' }));
  await moveToPast(core, sides, 60);
  await settleSessions(core);
  return id;
}
