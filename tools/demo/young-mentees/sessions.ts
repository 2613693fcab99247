import { sql } from 'kysely';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { declineRequest } from '#core/mentoring/decline-request.ts';
import { settleSessions } from '#core/mentoring/settle-sessions.ts';
import { writeMessage } from '#core/mentoring/write-message.ts';
import { actInSession } from '#core/young-mentees/act-in-session.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { chooseYoungSlot } from '#core/young-mentees/choose-young-slot.ts';
import { endYoung } from '#core/young-mentees/end-young.ts';
import type { GuardianLink } from '#core/young-mentees/get-guardian-mentoring.ts';
import { getYoungTimes } from '#core/young-mentees/get-young-times.ts';
import type { YoungLocation } from '#rules/mentoring/live-hours.ts';
import { moveToPast } from '../sessions.ts';

export type Sides = { child: Member; mentor: Member; link: GuardianLink };

const sessionQuestions = {
  cancelled:
    'My cousins and I play my game on Sundays. Could we talk in writing about how I watch them without helping them? I always explain too early, and then I learn nothing.',
  took_place:
    'How do you find the first player who is not a friend? I have asked at school, and everyone says that the game is nice. I would like to hear what is not nice about it.',
  confirmed:
    'I have to choose between a board and cards alone for the second game. In one session, could you show me how you would decide this with paper, before anything is printed?',
  asked:
    'My second game has a market with prices, and my cousins never trade. How would you find out in one afternoon whether the prices are wrong, or whether trading itself is not fun?',
  met: 'Our school has one room with six computers, and forty of us want to learn to code. I have asked five friends what they would use. What do I ask the other thirty-five?',
  declined:
    'I drew a poster for the coding club with twelve things on it. Could you look at it with me in writing, and say which three things a pupil should see first from the door?',
  lapsed:
    'The poster has three things now, and the club has four new members. In one session, could you show me how you would find out which of the three brought them in?',
} as const;
type About = keyof typeof sessionQuestions;

const design = 'Product Design';
const written = 'written';

type How = { topic?: string; kind?: YoungLocation };

/** Asked for with the guardian, at the first free time of the mentor. */
async function ask(
  core: Core,
  { child, mentor, link }: Sides,
  about: About,
  { topic = design, kind = written }: How,
) {
  const { id } = await askYoung(core, child, {
    mentorId: mentor.id,
    kind: 'session',
    work: '',
    topic,
    question: sessionQuestions[about],
    links: [],
    locationKind: kind,
  });
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true });
  const week = await getYoungTimes(core, child, { requestId: id, from: '' });
  const later =
    week.times.length > 0 ? week : await getYoungTimes(core, child, { requestId: id, from: week.after });
  const { session } = await chooseYoungSlot(core, child, { requestId: id, startsAt: later.times[0] ?? '' });
  return { id, sessionId: session?.id ?? '' };
}

/** A session in writing that took place. */
export async function metUnder18(core: Core, sides: Sides, about: About, topic = design): Promise<string> {
  const { id, sessionId } = await ask(core, sides, about, { topic });
  const { child, mentor } = sides;
  await confirmRequest(core, mentor, { sessionId, kind: written, location: '', caller: '' });
  await write(core, sides, { id, sessionId });
  const past = { id: sessionId, mentor, mentee: child };
  await moveToPast(core, past, 24);
  await actInSession(core, child, id, () => answerMeeting(core, child, { sessionId, answer: 'yes' }));
  await moveToPast(core, past, 60);
  await settleSessions(core);
  return id;
}

export async function cancelledUnder18(core: Core, sides: Sides): Promise<void> {
  const { id, sessionId } = await ask(core, sides, 'cancelled', {});
  await confirmRequest(core, sides.mentor, { sessionId, kind: written, location: '', caller: '' });
  await endYoung(core, sides.child, id, { reason: 'ill', words: 'I have a fever.' });
}

/** A session ahead, by a link. */
export async function confirmedUnder18(core: Core, sides: Sides): Promise<void> {
  const made = await ask(core, sides, 'confirmed', { kind: 'link' });
  await confirmRequest(core, sides.mentor, {
    sessionId: made.sessionId,
    kind: 'link',
    location: 'https://meet.sample.example/isha',
    caller: '',
  });
  await write(core, sides, made);
}

/** A session that waits for the mentor. */
export async function askedUnder18(core: Core, sides: Sides): Promise<void> {
  await ask(core, sides, 'asked', { topic: 'User Research' });
}

/** The mentor says no, and the mentee is warned of the words. */
export async function declinedUnder18(core: Core, sides: Sides): Promise<void> {
  const { sessionId } = await ask(core, sides, 'declined', {});
  await declineRequest(core, sides.mentor, {
    sessionId,
    reason: 'no_time',
    words: 'My week is full. Write to me on WhatsApp, and I look at it on the train.',
  });
  // As if it had been a month ago: after a no the mentor is not asked for 30 days.
  await sql`update mentoring_sessions set asked_at = asked_at - interval '31 days', ended_at = ended_at - interval '31 days'
    where id = ${sessionId}`.execute(core.db);
}

export async function lapsedUnder18(core: Core, sides: Sides): Promise<void> {
  const { sessionId } = await ask(core, sides, 'lapsed', {});
  // As if the mentor had not answered before the deadline.
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${sessionId}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
}

async function write(
  core: Core,
  { child, mentor }: Sides,
  { id, sessionId }: { id: string; sessionId: string },
) {
  await writeMessage(core, mentor, {
    sessionId,
    text: 'Bring three ideas, and the one that you like least.',
  });
  await actInSession(core, child, id, () =>
    writeMessage(core, child, { sessionId, text: 'I like the one with the clouds least.' }),
  );
  await addNextStep(core, mentor, { sessionId, text: 'Watch one game in silence', who: 'mentee', dueOn: '' });
}
