import * as calls from '#contract/mentors/calls.ts';
import * as deskCalls from '#contract/mentors/desk-calls.ts';
import * as findCalls from '#contract/mentors/find-calls.ts';
import { closeMentor } from '#core/mentors/close-mentor.ts';
import { decideReview } from '#core/mentors/decide-review.ts';
import { findMentor } from '#core/mentors/find-mentor.ts';
import { findOfProfile } from '#core/mentors/find-of-profile.ts';
import { getHours } from '#core/mentors/get-hours.ts';
import { getMentorWeek } from '#core/mentors/get-mentor-week.ts';
import { getMentorship } from '#core/mentors/get-mentorship.ts';
import { getOwnMentor } from '#core/mentors/get-own-mentor.ts';
import { listMentors } from '#core/mentors/list-mentors.ts';
import { listReviews } from '#core/mentors/list-reviews.ts';
import { openMentor } from '#core/mentors/open-mentor.ts';
import { openReview } from '#core/mentors/open-review.ts';
import { pauseMentor } from '#core/mentors/pause-mentor.ts';
import { saveHours } from '#core/mentors/save-hours.ts';
import { saveMentor } from '#core/mentors/save-mentor.ts';
import { sayStillMentoring } from '#core/mentors/say-still-mentoring.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const mentorEndpoints: Endpoint[] = [
  answer(calls.getOwnMentor, ({ core, actor }) => getOwnMentor(core, actor)),
  answer(calls.getMentorWeek, ({ core, actor }) => getMentorWeek(core, actor)),

  answer(calls.putOwnMentor, ({ core, actor, params }) => saveMentor(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.putMentorOpening, ({ core, actor }) => openMentor(core, actor), [perHour(60, byMember)]),

  answer(calls.putMentorPause, ({ core, actor, params }) => pauseMentor(core, actor, params)),

  answer(calls.putMentorClosing, ({ core, actor }) => closeMentor(core, actor)),

  answer(calls.putStillMentoring, ({ core, actor }) => sayStillMentoring(core, actor)),

  answer(calls.getMentorHours, ({ core, actor }) => getHours(core, actor)),

  answer(calls.putMentorHours, ({ core, actor, params }) => saveHours(core, actor, params), [
    perHour(200, byMember),
  ]),

  answer(findCalls.getMentors, ({ core, actor, params }) => listMentors(core, actor, params)),

  answer(findCalls.getMentor, ({ core, actor, params }) => findMentor(core, actor, params)),

  answer(findCalls.getMentorOfProfile, ({ core, params }) => findOfProfile(core, params)),

  answer(findCalls.getMentorship, ({ core }) => getMentorship(core)),

  answer(deskCalls.getMentorReviews, ({ core, actor, params: { list, cursor } }) =>
    listReviews(core, actor, { list, after: cursor }),
  ),

  answer(deskCalls.getMentorReview, ({ core, actor, params }) => openReview(core, actor, params.reviewId)),

  answer(deskCalls.putMentorReviewDecision, ({ core, actor, params }) => decideReview(core, actor, params)),
];
