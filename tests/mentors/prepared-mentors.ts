import {
  putMentorClosing,
  putMentorHours,
  putMentorOpening,
  putMentorPause,
  putOwnMentor,
  putStillMentoring,
} from '#contract/mentors/calls.ts';
import { postOfficeHour } from '#contract/office-hours/calls.ts';
import { closeMentor } from '#core/mentors/close-mentor.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { announced, newHost } from '#tests/office-hours/office-hours.ts';
import { evenings, goodPage, marked, openedMentor } from './mentors.ts';

/** Commands of a mentor's own page: the sender has a mark, and mostly an open page. */
export const preparedMentors = [
  prepared(putOwnMentor, async (core) => ({
    headers: asMember((await marked(core)).who),
    params: { version: 0, promises: true, ...goodPage() },
  })),

  prepared(putMentorHours, async (core) => ({
    headers: asMember((await openedMentor(core)).who),
    params: { version: 1, ...evenings, breakMinutes: 20 },
  })),

  prepared(putMentorOpening, async (core) => {
    const { who } = await openedMentor(core);
    await closeMentor(core, who);
    return { headers: asMember(who), params: {} };
  }),

  prepared(putMentorPause, async (core) => ({
    headers: asMember((await openedMentor(core)).who),
    params: { until: '' },
  })),

  prepared(putMentorClosing, async (core) => ({
    headers: asMember((await openedMentor(core)).who),
    params: {},
  })),

  prepared(postOfficeHour, async (core) => ({
    headers: asMember(await newHost(core)),
    params: announced(),
  })),

  prepared(putStillMentoring, async (core) => ({
    headers: asMember((await openedMentor(core)).who),
    params: {},
  })),
];
