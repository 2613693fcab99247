import { sql } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { block } from '#core/blocks/block.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { askMentor } from '#core/mentoring/ask-mentor.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { settleSessions } from '#core/mentoring/settle-sessions.ts';
import { freeBooked } from '#core/mentoring/steps/book.ts';
import { agreeMentorship } from '#core/mentorships/agree-mentorship.ts';
import { bookSeries } from '#core/mentorships/book-series.ts';
import { counterMentorship } from '#core/mentorships/counter-mentorship.ts';
import { declineMentorship } from '#core/mentorships/decline-mentorship.ts';
import { endMentorship } from '#core/mentorships/end-mentorship.ts';
import { getMentorshipTimes } from '#core/mentorships/get-mentorship-times.ts';
import { moveOn } from '#core/mentorships/move-on.ts';
import { pauseMentorship } from '#core/mentorships/pause-mentorship.ts';
import { proposeMentorship } from '#core/mentorships/propose-mentorship.ts';
import { sayReached } from '#core/mentorships/say-reached.ts';
import { withdrawMentorship } from '#core/mentorships/withdraw-mentorship.ts';
import { writeCheckIn } from '#core/mentorships/write-check-in.ts';

type Scene = {
  mentor: string;
  mentee: string;
  topic: string;
  goals: MentorshipPlan['goals'];
  /** The story goes on up to this state. */
  state:
    | 'proposed'
    | 'countered'
    | 'running'
    | 'paused'
    | 'completed'
    | 'ended'
    | 'declined'
    | 'withdrawn'
    | 'lapsed'
    | 'released';
};

const question =
  'I know what I want to build, and not in which order. Would you look at my list with me, and say which two things you would do first, and which you would leave out?';

const scenes: readonly Scene[] = [
  {
    mentor: 'sharada-apte',
    mentee: 'asha-patil',
    topic: 'Quality Control',
    goals: [
      {
        text: 'A list of the ten faults that our first customers see',
        doneWhen: 'Each fault has a cause and one person who looks after it',
      },
      { text: 'Half as many complaints', doneWhen: 'Fewer than five complaints came in two weeks' },
    ],
    state: 'running',
  },
  {
    mentor: 'sharada-apte',
    mentee: 'neha-thakur',
    topic: 'Team Leadership',
    goals: [
      { text: 'A weekly meeting that ends in time', doneWhen: 'Four meetings in a row took 30 minutes' },
    ],
    state: 'proposed',
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'asha-patil',
    topic: 'User Research',
    goals: [{ text: 'Talk to twenty nurses', doneWhen: 'Twenty pages of notes, read by the team' }],
    state: 'countered',
  },
  {
    mentor: 'leela-fernandes',
    mentee: 'ishita-rao',
    topic: 'Product Design',
    goals: [{ text: 'A portfolio of three works', doneWhen: 'A stranger understands each in a minute' }],
    state: 'paused',
  },
  {
    mentor: 'sharada-apte',
    mentee: 'omkar-jadhav',
    topic: 'Operations Management',
    goals: [{ text: 'A first shift without a stop', doneWhen: 'Five shifts ran without a stop' }],
    state: 'completed',
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'amina-bello',
    topic: 'Product Management',
    goals: [{ text: 'One idea out of twelve', doneWhen: 'The other eleven are written down and closed' }],
    state: 'ended',
  },
  {
    mentor: 'leela-fernandes',
    mentee: 'namita-kulkarni',
    topic: 'Product Design',
    goals: [{ text: 'मराठीत वाचायला सोपे पान', doneWhen: 'पाच जणांनी मदतीशिवाय ते वापरले' }],
    state: 'declined',
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'emeka-nwosu',
    topic: 'Product Management',
    goals: [{ text: 'A plan for one quarter', doneWhen: 'It fits on one page' }],
    state: 'withdrawn',
  },
  {
    mentor: 'leela-fernandes',
    mentee: 'kavya-shetty',
    topic: 'Recruitment',
    goals: [{ text: 'A first hire', doneWhen: 'One person has worked for a month' }],
    state: 'lapsed',
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'tunde-adeyemi',
    topic: 'User Research',
    goals: [{ text: 'Ten talks in long queues', doneWhen: 'Ten short films are cut' }],
    state: 'released',
  },
];

/** Mentorships in each state, after a session of each pair that took place. */
export async function mentorAtLength(core: Core, personOf: (handle: string) => Member): Promise<void> {
  for (const scene of scenes) {
    const sides = { mentor: personOf(scene.mentor), mentee: personOf(scene.mentee) };
    const sessionId = await meet(core, sides, scene.topic);
    await play(core, sides, scene, sessionId);
  }
}

type Sides = { mentor: Member; mentee: Member };

/** A session that both say took place. Its time lies in the past, as no member can bring about in a minute. */
async function meet(core: Core, { mentor, mentee }: Sides, topic: string): Promise<string> {
  const { starts_at: startsAt } = await core.db
    .selectFrom('mentor_slots')
    .select('starts_at')
    .where('account_id', '=', mentor.id)
    .where('closes_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const asked = { mentorId: mentor.id, startsAt: startsAt.toISOString(), topic, question };
  const { id } = await askMentor(core, mentee, { ...asked, links: [], projectSlug: '' });
  const where = { kind: 'written', location: '', caller: '' } as const;
  await confirmRequest(core, mentor, { sessionId: id, ...where });
  await takePlace(core, { mentor, mentee }, id);
  return id;
}

/** Both say that a booked session took place, as if its time had come. */
async function takePlace(core: Core, { mentor, mentee }: Sides, id: string): Promise<void> {
  await core.db.transaction().execute((tx) => freeBooked(tx, { id }));
  const begin = (hoursAgo: number) =>
    sql`update mentoring_sessions set starts_at = now() - make_interval(hours => ${hoursAgo}) where id = ${id}`.execute(
      core.db,
    );
  await begin(2);
  for (const who of [mentor, mentee]) await answerMeeting(core, who, { sessionId: id, answer: 'yes' });
  await begin(120);
  await settleSessions(core);
}

async function play(core: Core, sides: Sides, { goals, state }: Scene, sessionId: string): Promise<void> {
  const { mentor, mentee } = sides;
  const plan: MentorshipPlan = {
    goals,
    weeks: 8,
    everyWeeks: 2,
    minutes: 30,
    locationKind: 'link',
    answerDays: 3,
  };
  const { id: mentorshipId } = await proposeMentorship(core, mentee, { sessionId, plan });
  const words = 'I wish you well with it.';
  if (state === 'proposed') return;
  if (state === 'withdrawn') return void (await withdrawMentorship(core, mentee, mentorshipId));
  if (state === 'declined')
    return void (await declineMentorship(core, mentor, { mentorshipId, reason: 'too_early', words }));
  if (state === 'countered') {
    const shorter = { ...plan, weeks: 6, answerDays: 5 };
    return void (await counterMentorship(core, mentor, { mentorshipId, version: 1, plan: shorter }));
  }
  // The server that starts with this world ends the deadline.
  if (state === 'lapsed') return endInPast(core, mentorshipId);
  await agreeMentorship(core, mentor, { mentorshipId, version: 1 });
  if (state === 'released') return void (await block(core, mentee, { personId: mentor.id }));
  if (state === 'paused') return void (await pauseMentorship(core, mentee, { mentorshipId, weeks: 2 }));
  if (state === 'ended')
    return void (await endMentorship(core, mentor, { mentorshipId, reason: 'no_time', words }));
  if (state === 'completed') return complete(core, sides, mentorshipId);
  await run(core, sides, mentorshipId);
}

async function endInPast(core: Core, mentorshipId: string): Promise<void> {
  await sql`update clocks set began_at = began_at - interval '6 days', due_at = now() - interval '1 hour'
    where subject_id = ${mentorshipId}`.execute(core.db);
}

async function bookSome(core: Core, mentor: Member, { id, count }: { id: string; count: number }) {
  const { times } = await getMentorshipTimes(core, mentor, { mentorshipId: id, startsAt: '', count: 1 });
  const [startsAt] = times;
  if (startsAt)
    await bookSeries(core, mentor, {
      mentorshipId: id,
      startsAt,
      count,
      kind: 'link',
      location: 'https://meet.example.org/first-machine',
      caller: '',
    });
}

/** Three sessions ahead, a check-in that both wrote, and one that waits for the mentor. */
async function run(core: Core, { mentor, mentee }: Sides, mentorshipId: string): Promise<void> {
  await bookSome(core, mentor, { id: mentorshipId, count: 3 });
  await beginEarlier(core, mentorshipId, 21);
  await openCheckIn(core, mentorshipId);
  await writeCheckIn(core, mentor, {
    mentorshipId,
    number: 1,
    marks: [
      { mark: 'on_track', line: 'Eight of ten are found.' },
      { mark: 'slower', line: 'The list comes first.' },
    ],
  });
  const marks = [
    { mark: 'on_track' as const, line: 'Two causes were a surprise.' },
    { mark: 'stuck' as const, line: 'No one counts the complaints yet.' },
  ];
  await writeCheckIn(core, mentee, { mentorshipId, number: 1, marks });
  await openCheckIn(core, mentorshipId);
  await writeCheckIn(core, mentee, { mentorshipId, number: 2, marks });
}

/** Two sessions took place in it, for which the mentee gets a certificate. */
async function complete(core: Core, { mentor, mentee }: Sides, mentorshipId: string): Promise<void> {
  await bookSome(core, mentor, { id: mentorshipId, count: 2 });
  const booked = await core.db
    .selectFrom('mentoring_sessions')
    .select('id')
    .where('mentorship_id', '=', mentorshipId)
    .execute();
  for (const { id } of booked) await takePlace(core, { mentor, mentee }, id);
  await beginEarlier(core, mentorshipId, 60);
  await moveOn(core);
  await sayReached(core, mentee, { mentorshipId, text: 'Six shifts ran without a stop, the night one too.' });
  await sayReached(core, mentor, { mentorshipId, text: 'You found the cause yourself. I only asked twice.' });
}

const beginEarlier = (core: Core, id: string, days: number) =>
  sql`update mentorships set begun_at = begun_at - make_interval(days => ${days}),
    ends_at = ends_at - make_interval(days => ${days}) where id = ${id}`.execute(core.db);

async function openCheckIn(core: Core, id: string): Promise<void> {
  await sql`update mentorships set next_check_in_at = now() where id = ${id}`.execute(core.db);
  await moveOn(core);
}
