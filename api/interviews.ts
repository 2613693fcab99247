import * as calls from '#contract/applications/interview-calls.ts';
import { calendarFile } from '#core/applications/calendar-file.ts';
import { cancelInterview } from '#core/applications/cancel-interview.ts';
import { chooseMovedTime } from '#core/applications/choose-moved-time.ts';
import { chooseTime } from '#core/applications/choose-time.ts';
import { findCalendarEntry } from '#core/applications/find-calendar-entry.ts';
import { moveInterview } from '#core/applications/move-interview.ts';
import { proposeInterview } from '#core/applications/propose-interview.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { downloadsIn } from './texts/by-language.ts';

const changes = [perHour(60, byMember)];

export const interviewEndpoints: Endpoint[] = [
  answer(calls.putInterview, ({ core, actor, params }) => proposeInterview(core, actor, params), changes),

  answer(calls.deleteInterview, ({ core, actor, params: { applicationId, version } }) =>
    cancelInterview(core, actor, { applicationId: applicationId, version }),
  ),

  answer(calls.putMovedTime, ({ core, actor, params: { applicationId, time } }) =>
    chooseMovedTime(core, actor, { applicationId: applicationId, time }),
  ),

  answer(calls.putInterviewTime, ({ core, actor, params: { applicationId, time } }) =>
    chooseTime(core, actor, { applicationId: applicationId, time }),
  ),

  answer(
    calls.putInterviewMove,
    ({ core, actor, params: { applicationId, ...asked } }) =>
      moveInterview(core, actor, { applicationId: applicationId, ...asked }),
    changes,
  ),

  answer(calls.getCalendarEntry, async ({ core, actor, params }) => {
    const { interview } = await downloadsIn(ownLanguage(core, actor));
    const file = calendarFile(await findCalendarEntry(core, actor, params.applicationId), interview);
    return new Response(file, {
      headers: {
        ...harmless,
        'cache-control': 'private, no-store',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="interview.ics"',
      },
    });
  }),
];
