import { sql } from 'kysely';
import type { MentoringCancellation, MentoringDecline } from '#contract/mentoring/limits.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerClaim } from '#core/mentoring/answer-claim.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { appealNoShow } from '#core/mentoring/appeal-no-show.ts';
import { askMentor } from '#core/mentoring/ask-mentor.ts';
import { cancelSession } from '#core/mentoring/cancel-session.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { countFigures } from '#core/mentoring/count-figures.ts';
import { declineRequest } from '#core/mentoring/decline-request.ts';
import { moveSession } from '#core/mentoring/move-session.ts';
import { settleSessions } from '#core/mentoring/settle-sessions.ts';
import { showThanks } from '#core/mentoring/show-thanks.ts';
import { thank } from '#core/mentoring/thank.ts';
import { withdrawRequest } from '#core/mentoring/withdraw-request.ts';
import { writeNote } from '#core/mentoring/write-note.ts';
import { refreshSlots } from '#core/mentors/steps/refresh-slots.ts';

type Sides = { id: string; mentor: Member; mentee: Member };
type DemoSession = {
  mentor: string;
  mentee: string;
  topic: string;
  question: string;
  /** Which of the mentor's free times is asked for, the earliest first. */
  slot: number;
  /** The acts that follow the request. */
  goesOn?: (core: Core, sides: Sides) => Promise<unknown>;
};

const room = { kind: 'link', location: 'https://meet.example.org/sample-room', caller: '' } as const;
const confirmed = (core: Core, { id, mentor }: Sides) =>
  confirmRequest(core, mentor, { sessionId: id, ...room });
const declined =
  (reason: MentoringDecline, words: string) =>
  (core: Core, { id, mentor }: Sides) =>
    declineRequest(core, mentor, { sessionId: id, reason, words });
const cancelled = (reason: MentoringCancellation, words: string) => async (core: Core, sides: Sides) => {
  await confirmed(core, sides);
  await cancelSession(core, sides.mentor, { sessionId: sides.id, reason, words });
};

/** A confirmed session that began so many hours ago. */
const begun = (hoursAgo: number) => async (core: Core, sides: Sides) => {
  await confirmed(core, sides);
  await moveToPast(core, sides, hoursAgo);
};

/** A session that took place, with what both wrote about it. */
const held = (said: { note: string; step: string; thanks: string }) => async (core: Core, sides: Sides) => {
  const { id: sessionId, mentor, mentee } = sides;
  await begun(2)(core, sides);
  for (const side of [mentor, mentee]) await answerMeeting(core, side, { sessionId, answer: 'yes' });
  await moveToPast(core, sides, 9 * 24);
  await settleSessions(core);
  await writeNote(core, mentor, { sessionId, whose: 'both', version: 0, text: said.note });
  const dueOn = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await addNextStep(core, mentee, { sessionId, text: said.step, who: 'mentee', dueOn });
  if (said.thanks === '') return;
  await thank(core, mentee, { sessionId, text: said.thanks });
  await showThanks(core, mentor, { sessionId, isShown: true });
};

const missed = async (core: Core, sides: Sides) => {
  const { id: sessionId, mentor, mentee } = sides;
  await begun(3)(core, sides);
  await answerMeeting(core, mentor, { sessionId, answer: 'other_absent' });
  await answerClaim(core, mentee, { sessionId, answer: 'accept' });
  await appealNoShow(core, mentee, {
    sessionId,
    words: 'The bus stood still for two hours, and there was no signal on the road from Tafo.',
  });
};

const sessions: readonly DemoSession[] = [
  {
    mentor: 'sharada-apte',
    mentee: 'asha-patil',
    topic: 'Team Leadership',
    question:
      'I lead two other students for the first time. One of them delivers late each week and is always sorry. How do I say it so that we stay friends and the map is still ready by May?',
    slot: 0,
    goesOn: held({
      note: 'Agree on one small thing with a day, and ask for it on that day. Say what its lateness costs the others, not what it says about her.',
      step: 'Write down one task with a day for each of the three.',
      thanks: 'You let me practise the sentence until I could say it. It went well.',
    }),
  },
  {
    mentor: 'william-tetteh',
    mentee: 'asha-patil',
    topic: 'Negotiation',
    question:
      'A college wants our map for nothing, because we are students. I would like to name a price that is fair for both, and I do not know how one begins such a talk.',
    slot: 3,
    goesOn: confirmed,
  },
  {
    mentor: 'sharada-apte',
    mentee: 'tanvi-bhosale',
    topic: 'Operations Management',
    question:
      'We translate forty pages a week with three people, and each page passes through all three. Somewhere it waits for two days. How do I find out where, without a big system?',
    slot: 1,
  },
  {
    mentor: 'sharada-apte',
    mentee: 'vikram-joshi',
    topic: 'Quality Control',
    question:
      'One board in twelve comes back from our testers with a cold joint. I would like to know what to check first: the iron, the solder, the room, or the person who is tired at four.',
    slot: 5,
    goesOn: confirmed,
  },
  {
    mentor: 'sharada-apte',
    mentee: 'arjun-wankhede',
    topic: 'Team Leadership',
    question:
      'Six farmers share one soil meter, and each wants it in the same week of June. I would like to learn how one makes a plan that all of them keep, and what to do with the one who does not.',
    slot: 6,
    goesOn: begun(5),
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'amina-bello',
    topic: 'User Research',
    question:
      'I asked ten people whether they would use subtitles in Hausa, and all ten said yes. None of them has come back since. What did I ask wrong, and whom should I ask next?',
    slot: 0,
    goesOn: held({
      note: 'Ask what they did last week, not what they would do. Watch two of them look for a film.',
      step: 'Watch two people look for a film in Hausa.',
      thanks: '',
    }),
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'ishita-rao',
    topic: 'Product Management',
    question:
      'My colour chart has become a small product: eleven designers use it, and each wants one more field. How do I decide which wish becomes part of it, and how do I say no to the others?',
    slot: 1,
    goesOn: async (core, sides) => {
      await begun(4)(core, sides);
      await answerMeeting(core, sides.mentor, { sessionId: sides.id, answer: 'other_absent' });
    },
  },
  {
    mentor: 'leela-fernandes',
    mentee: 'zoya-ansari',
    topic: 'Product Design',
    question:
      'My charts are right, and the people for whom I make them still read them wrong. I would like to show you two of them and hear what you see first.',
    slot: 2,
    goesOn: async (core, sides) => {
      await confirmed(core, sides);
      const times = [await slotOf(core, sides.mentor, 3), await slotOf(core, sides.mentor, 6)];
      await moveSession(core, sides.mentor, { sessionId: sides.id, times });
    },
  },
  {
    mentor: 'ngozi-umeh',
    mentee: 'priya-nair',
    topic: 'User Research',
    question:
      'I would like to prepare interviews with nurses who have no time. Which three questions are worth ten minutes of a night shift, and where do I ask them?',
    slot: 2,
    goesOn: declined(
      'better_elsewhere',
      'Ask a nurse for one shift of watching first. Then we speak about the three questions.',
    ),
  },
  {
    mentor: 'moses-ssali',
    mentee: 'saurabh-meshram',
    topic: 'Payments',
    question:
      'Our app takes small amounts by phone, and one payment in fifty is charged twice when the line drops. Where in the chain is it best to stop the second one?',
    slot: 1,
    goesOn: (core, { id, mentee }) => withdrawRequest(core, mentee, id),
  },
  {
    mentor: 'geeta-chavan',
    mentee: 'pooja-rathod',
    topic: 'Food Processing',
    question:
      'Twelve of us dry ginger at home, and the buyer finds a different colour in each bag. How did your cooperative get one quality out of many kitchens?',
    slot: 0,
    goesOn: async (core, { id }) => {
      await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(
        core.db,
      );
      await lapseDueDeadlines(core);
    },
  },
  {
    mentor: 'william-tetteh',
    mentee: 'esi-owusu',
    topic: 'Negotiation',
    question:
      'For the law clinic I drafted a lease that market women can read. I am afraid that I have taken out a sentence that protects them. Would you read it with me?',
    slot: 6,
    goesOn: cancelled('ill', 'I have lost my voice. Please take one of my times next week.'),
  },
  {
    mentor: 'william-tetteh',
    mentee: 'kofi-asante',
    topic: 'Field Sales',
    question:
      'I weld carts out of scrap, and each buyer asks for the price of the first one again. How do I raise a price that the whole market already knows?',
    slot: 5,
    goesOn: missed,
  },
  {
    mentor: 'suresh-pawar',
    mentee: 'yash-kale',
    topic: 'Quality Control',
    question:
      'I trained a model on 300 pictures of bolts. It finds every bad one in my set and half of them in yours. How do people who make bolts choose the ones they look at?',
    slot: 2,
    goesOn: async (core, sides) => {
      await begun(5 * 24)(core, sides);
      await settleSessions(core);
    },
  },
];

/** Sessions of mentors in every state that members can bring about. */
export async function meetMentors(core: Core, personOf: (handle: string) => Member): Promise<void> {
  for (const { mentor: mentorHandle, mentee: menteeHandle, slot, goesOn, ...asked } of sessions) {
    const [mentor, mentee] = [personOf(mentorHandle), personOf(menteeHandle)];
    const startsAt = await slotOf(core, mentor, slot);
    const { id } = await askMentor(core, mentee, {
      ...asked,
      mentorId: mentor.id,
      startsAt,
      links: [],
      projectSlug: '',
    });
    await goesOn?.(core, { id, mentor, mentee });
  }
  await countFigures(core);
}

async function slotOf({ db }: Core, { id }: Member, at: number): Promise<string> {
  const { starts_at: startsAt } = await db
    .selectFrom('mentor_slots')
    .select('starts_at')
    .where('account_id', '=', id)
    .orderBy('starts_at')
    .offset(at)
    .executeTakeFirstOrThrow();
  return startsAt.toISOString();
}

/** As if the session had begun so many hours ago. Its reminders are left out. */
export async function moveToPast({ db }: Core, { id, mentor }: Sides, hoursAgo: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      update mentoring_sessions set starts_at = ago.at, asked_at = ago.at - interval '4 days',
        confirmed_at = ago.at - interval '3 days', changed_at = ago.at - interval '3 days'
      from (select date_trunc('hour', now()) - make_interval(hours => ${hoursAgo}) as at) as ago where id = ${id}`.execute(
      tx,
    );
    await sql`delete from mentoring_reminders where session_id = ${id}`.execute(tx);
    await sql`delete from booked_times where subject_id = ${id}`.execute(tx);
    await refreshSlots(tx, mentor.id);
  });
}
