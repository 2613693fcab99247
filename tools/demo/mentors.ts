import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { closeMentor } from '#core/mentors/close-mentor.ts';
import { countMentors } from '#core/mentors/count-mentors.ts';
import { openMentor } from '#core/mentors/open-mentor.ts';
import { pauseMentor } from '#core/mentors/pause-mentor.ts';
import { saveHours } from '#core/mentors/save-hours.ts';
import { saveMentor } from '#core/mentors/save-mentor.ts';
import { firstHours, type Span } from '#rules/mentoring/hours.ts';

type Kinds = Pick<MentorSaid, 'session' | 'mentorship' | 'officeHours' | 'review'>;
type DemoMentor = {
  handle: string;
  zone: string;
  topics: string[];
  helps: string;
  languages?: string[];
  kinds?: Partial<Kinds>;
  /** Hours by weekday, Monday 0. */
  hours: Record<number, Span[]>;
  state?: 'paused' | 'closed' | 'draft' | 'held';
};

const evening: Span[] = [{ from: '18:00', until: '20:00' }];
const morning: Span[] = [{ from: '07:00', until: '09:00' }];
const end =
  'Bring one question and what you have so far: numbers, a page, a picture. We look at it together, and you leave with the next two or three things to do.';
const session = (minutes: number) => ({ session: { minutes } });
const mentorship = (weeks: number, everyWeeks: number, positions = 2) => ({
  mentorship: { weeks, everyWeeks, positions },
});
const review = (answerDays: number, open: number, ...of: ReviewedWork[]) => ({
  review: { of, answerDays, open },
});

const mentors: readonly DemoMentor[] = [
  {
    handle: 'sharada-apte',
    zone: 'Asia/Kolkata',
    topics: ['Operations Management', 'Quality Control', 'Team Leadership'],
    helps: 'Your first machine, your first shift, your first ten complaints: I have had them all.',
    languages: ['en', 'mr'],
    kinds: {
      ...session(30),
      ...mentorship(8, 2),
      officeHours: true,
      ...review(7, 3, 'document', 'pitch'),
    },
    hours: { 1: evening, 3: evening },
  },
  {
    handle: 'ngozi-umeh',
    zone: 'Africa/Lagos',
    topics: ['Product Management', 'User Research'],
    helps: 'Which of your twelve ideas to build first, and how to ask people without leading them.',
    kinds: { ...session(45), ...mentorship(6, 1), officeHours: true },
    hours: { 2: evening, 5: morning },
  },
  {
    handle: 'leela-fernandes',
    zone: 'America/New_York',
    topics: ['Product Design', 'Recruitment'],
    helps: 'I live in New York for now. Portfolios, first hires, and design that a phone from 2018 can show.',
    kinds: { ...session(30), ...mentorship(12, 4), ...review(14, 2, 'document', 'pitch') },
    hours: { 0: morning, 5: [{ from: '10:00', until: '12:00' }] },
  },
  {
    handle: 'william-tetteh',
    zone: 'Africa/Accra',
    topics: ['Field Sales', 'Rural Marketing', 'Negotiation'],
    helps: 'How to sell to a farmer who has heard every promise already.',
    hours: { 1: morning, 4: evening },
  },
  {
    handle: 'moses-ssali',
    zone: 'Africa/Kampala',
    topics: ['Payments', 'Risk Management'],
    helps: 'Which payment to build, which to leave to others, and what goes wrong on a Friday night.',
    hours: { 6: [{ from: '14:00', until: '17:00' }] },
  },
  {
    handle: 'geeta-chavan',
    zone: 'Asia/Kolkata',
    topics: ['Team Leadership', 'Food Processing'],
    helps:
      'Cooperatives, kitchens and the people in them: how to agree, and how to keep books that all can read.',
    languages: ['mr', 'hi'],
    hours: { 5: [{ from: '11:00', until: '13:00' }] },
  },
  {
    handle: 'abena-darko',
    zone: 'Africa/Accra',
    topics: ['Contract Drafting', 'Negotiation'],
    helps: 'Read a contract with me before you sign it. I explain what each sentence may cost you.',
    kinds: { session: null, ...review(3, 5, 'document') },
    hours: {},
  },
  {
    handle: 'suresh-pawar',
    zone: 'Asia/Kolkata',
    topics: ['Digital Electronics', 'Quality Control'],
    helps: 'Test benches, suppliers and the first hundred pieces of something that has a plug.',
    hours: { 2: evening, 4: evening },
  },
  {
    handle: 'meera-kulkarni',
    zone: 'Asia/Kolkata',
    topics: ['Business Planning', 'Procurement'],
    helps:
      'Printing, paper and small presses: what a first order costs, and how to ask three suppliers well.',
    languages: ['en', 'hi', 'mr'],
    hours: { 6: morning },
    state: 'paused',
  },
  {
    handle: 'kwame-mensah',
    zone: 'Africa/Accra',
    topics: ['Business Strategy', 'Field Sales'],
    helps: 'Cold rooms and everything that is cheaper if three farms share it.',
    hours: { 3: morning },
    state: 'closed',
  },
  {
    handle: 'vivek-saraf',
    zone: 'Asia/Kolkata',
    topics: ['Financial Modelling'],
    helps: 'One page of numbers that you believe in yourself. We find the three that matter.',
    hours: { 0: evening },
    state: 'draft',
  },
  {
    handle: 'adaeze-okafor',
    zone: 'Africa/Lagos',
    topics: ['Product Management', 'Customer Support'],
    helps: 'Hospitals, queues and software that nurses like. Write to me on WhatsApp before we meet.',
    hours: { 1: evening },
    state: 'held',
  },
];

/** Mentors in four countries and New York, written reviews, and pages in every state that a mentor can bring about. */
export async function mentor(core: Core, personOf: (handle: string) => Member): Promise<void> {
  for (const { handle, zone, topics, helps, languages = ['en'], kinds, hours, state } of mentors) {
    const who = personOf(handle);
    const offered: Kinds = {
      ...session(30),
      mentorship: null,
      officeHours: false,
      review: null,
      ...kinds,
    };
    await saveMentor(core, who, {
      version: 0,
      promises: true,
      topics,
      helpWith: `${helps} ${end}`,
      notHelpWith: '',
      languages,
      whoMayAsk: 'all',
      bring: 'One question, and what you have so far.',
      confirmsAtOnce: 'nobody',
      isOnProfile: true,
      ...offered,
    });
    const week = Array.from({ length: 7 }, (_, day) => hours[day] ?? []);
    await saveHours(core, who, { version: 0, ...firstHours(zone), week });
    if (state === 'draft') continue;
    await openMentor(core, who);
    if (state === 'paused') await pauseMentor(core, who, { until: '' });
    if (state === 'closed') await closeMentor(core, who);
  }
  await countMentors(core);
}
