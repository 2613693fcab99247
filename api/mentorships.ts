import * as calls from '#contract/mentorships/calls.ts';
import * as seriesCalls from '#contract/mentorships/series-calls.ts';
import { agreeMentorship } from '#core/mentorships/agree-mentorship.ts';
import { bookSeries } from '#core/mentorships/book-series.ts';
import { counterMentorship } from '#core/mentorships/counter-mentorship.ts';
import { declineMentorship } from '#core/mentorships/decline-mentorship.ts';
import { endMentorship } from '#core/mentorships/end-mentorship.ts';
import { getMentorship } from '#core/mentorships/get-mentorship.ts';
import { getMentorshipStart } from '#core/mentorships/get-mentorship-start.ts';
import { getMentorshipTimes } from '#core/mentorships/get-mentorship-times.ts';
import { goOn } from '#core/mentorships/go-on.ts';
import { listMentorships } from '#core/mentorships/list-mentorships.ts';
import { pauseMentorship } from '#core/mentorships/pause-mentorship.ts';
import { proposeMentorship } from '#core/mentorships/propose-mentorship.ts';
import { resumeMentorship } from '#core/mentorships/resume-mentorship.ts';
import { sayReached } from '#core/mentorships/say-reached.ts';
import { withdrawMentorship } from '#core/mentorships/withdraw-mentorship.ts';
import { writeCheckIn } from '#core/mentorships/write-check-in.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

const changes = [perHour(120, byMember)];
const proposals = [perHour(30, byMember)];

export const mentorshipEndpoints: Endpoint[] = [
  answer(calls.listMentorships, ({ core, actor, params }) => listMentorships(core, actor, params)),
  answer(calls.getMentorship, ({ core, actor, params }) => getMentorship(core, actor, params.mentorshipId)),
  answer(calls.getMentorshipStart, ({ core, actor, params }) =>
    getMentorshipStart(core, actor, params.sessionId),
  ),
  answer(
    calls.postMentorship,
    ({ core, actor, params: { sessionId, ...plan } }) => proposeMentorship(core, actor, { sessionId, plan }),
    proposals,
  ),
  answer(
    calls.putMentorshipPlan,
    ({ core, actor, params: { mentorshipId, version, ...plan } }) =>
      counterMentorship(core, actor, { mentorshipId, version, plan }),
    proposals,
  ),
  answer(
    calls.putMentorshipAgreement,
    ({ core, actor, params }) => agreeMentorship(core, actor, params),
    changes,
  ),
  answer(
    calls.putMentorshipDecline,
    ({ core, actor, params }) => declineMentorship(core, actor, params),
    changes,
  ),
  answer(
    calls.putMentorshipWithdrawal,
    ({ core, actor, params }) => withdrawMentorship(core, actor, params.mentorshipId),
    changes,
  ),
  answer(
    calls.putMentorshipPause,
    ({ core, actor, params }) => pauseMentorship(core, actor, params),
    changes,
  ),
  answer(calls.deleteMentorshipPause, ({ core, actor, params }) =>
    resumeMentorship(core, actor, params.mentorshipId),
  ),
  answer(calls.putMentorshipEnd, ({ core, actor, params }) => endMentorship(core, actor, params), changes),
  answer(calls.putCheckIn, ({ core, actor, params }) => writeCheckIn(core, actor, params), changes),
  answer(calls.putGoOn, ({ core, actor, params }) => goOn(core, actor, params.mentorshipId), changes),
  answer(calls.putReached, ({ core, actor, params }) => sayReached(core, actor, params), changes),
  answer(seriesCalls.getMentorshipTimes, ({ core, actor, params }) =>
    getMentorshipTimes(core, actor, { ...params, count: Number(params.count) }),
  ),
  answer(
    seriesCalls.postMentorshipSessions,
    ({ core, actor, params }) => bookSeries(core, actor, params),
    proposals,
  ),
];
