import * as calls from '#contract/mentors/calls.ts';
import * as deskCalls from '#contract/mentors/desk-calls.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import * as findCalls from '#contract/mentors/find-calls.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { mentorEvents } from './events.ts';
import { evenings, goodPage } from './mentors.ts';
import { mentorNoBeginnings } from './no-beginnings.ts';
import { preparedMentors } from './prepared-mentors.ts';
import { heldClause, heldText, mentorThings } from './things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));

export const mentorSamples = {
  access: accessOf(
    { ...calls, ...findCalls, ...deskCalls },
    {
      getOwnMentor: nothing,
      getMentorWeek: nothing,
      putOwnMentor: nothing,
      putMentorOpening: nothing,
      putMentorPause: nothing,
      putMentorClosing: nothing,
      putStillMentoring: nothing,
      getMentorHours: nothing,
      putMentorHours: nothing,
      getMentors: nothing,
      getMentor: mentorThings.page,
      getMentorOfProfile: mentorThings.page,
      getMentorship: nothing,
      getMentorReviews: nothing,
      getMentorReview: mentorThings.review,
      putMentorReviewDecision: mentorThings.review,
    },
    {
      putOwnMentor: { ...values(goodPage()), version: () => 0, promises: () => true },
      putMentorHours: { ...values(evenings), version: () => 0 },
      getMentors: values({
        kind: '',
        language: '',
        time: '',
        days: '',
        within: '',
        country: '',
        mark: '',
        zone: '',
      }),
      putMentorPause: { until: () => '' },
      putMentorReviewDecision: { version: () => 1, verdict: () => 'approved' },
    },
  ),
  events: mentorEvents,
  rows: {
    mentors: `insert into mentors (account_id, said, promised_at) values ($1, '{"helpWith":"H"}', now())`,
    mentor_slots: `insert into mentor_slots (account_id, starts_at, closes_at) values ($1, now(), now())`,
    booked_times: `insert into booked_times (id, account_id, during, ends_at, what, subject_id, side) values (md5('bt' || $1), $1, tstzrange(now(), now() + interval '1 hour'), now() + interval '1 hour', 'session', md5('bs' || $1), 'mentor')`,
    mentor_reviews: `insert into mentor_reviews (id, account_id, findings, opens) values (md5('mr' || $1), $1, '[]', true)`,
  },
  addresses: async ({ own, ofOther }) => ({
    [innerMentorPaths.findMentor(':handle')]: innerMentorPaths.findMentor(
      await own(mentorThings.page, 'handle'),
    ),
    [mentorDeskPaths.deskMentorReview(':id')]: mentorDeskPaths.deskMentorReview(
      await ofOther(mentorThings.review, 'reviewId'),
    ),
  }),
  words: [goodPage().helpWith, ...goodPage().topics, heldClause, heldText],
  prepared: preparedMentors,
  noBeginnings: mentorNoBeginnings,
  lapses: {
    mentor_page_review: { lateFor: 'awaiting' },
    still_mentoring: 'the page pauses',
  },
} satisfies ModuleSamples;
