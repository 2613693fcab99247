import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { goalMarks } from '#rules/mentorships/states.ts';
import { longText, optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { skillName } from '../ground/listed-names.ts';
import { id } from '../ground/values.ts';
import { choices, whole } from '../mentors/params.ts';
import { mentorshipBars, mentorshipDeclines, mentorshipEnds } from './limits.ts';
import { planParams, planVersion } from './params.ts';
import { mentorship, mentorshipPlan, mentorshipRow } from './shapes.ts';

const ofMember = { foreign: 'mentorship_unknown', gone: 'mentorship_unknown' } as const;
/** A member who leaves begins nothing new. */
const leaving = { leaving: 'mentoring_not_available' } as const;
const ofSession = { foreign: 'mentoring_unknown', gone: 'mentoring_unknown' } as const;
const asItStands = { status: 200, body: mentorship, about: 'As it stands now' } as const;
const words = longText(0, limits.words).default('');
const lists = ['open', 'past'] as const;

export const listMentorships = call({
  method: 'GET',
  path: '/account/mentorships',
  summary: 'The member’s mentorships of both sides: proposed and running ones, or those that are over',
  access: 'adult',
  params: {
    list: z.enum(lists, choices(lists)).default('open'),
    after: z.string(broken('cursor')).max(60, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({ mentorships: z.array(mentorshipRow), next: z.string() }),
    about: 'Twenty of them, the latest proposal first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getMentorship = call({
  method: 'GET',
  path: '/account/mentorships/:mentorshipId',
  summary: 'A mentorship of the member’s, as mentor or mentee',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id },
  answer: { status: 200, body: mentorship, about: 'The mentorship' },
  refusals: [],
});

export const getMentorshipStart = call({
  method: 'GET',
  path: '/account/mentoring-sessions/:sessionId/mentorship',
  summary: 'Whether a mentorship can be proposed to the other side of a session, and how the plan begins',
  access: 'adult',
  ...ofSession,
  params: { sessionId: id },
  answer: {
    status: 200,
    body: z.object({
      side: mentorshipRow.shape.side,
      topic: skillName,
      person: mentorshipRow.shape.person,
      /** Why none can be proposed; empty where one can. */
      bar: z.enum(['', ...mentorshipBars]),
      /** The day from which one can be; empty without one. */
      on: z.string(),
      /** The open one of the two, or the latest that has ended; empty without one. */
      mentorshipId: z.string(),
      plan: mentorshipPlan,
    }),
    about: 'The values that the mentor’s page gives, without a goal',
  },
  refusals: [],
});

export const postMentorship = call({
  method: 'POST',
  path: '/account/mentoring-sessions/:sessionId/mentorship',
  summary: 'Propose a mentorship to the other side of a session that was held',
  access: 'adult',
  begins: true,
  except: leaving,
  ...ofSession,
  params: { sessionId: id, ...planParams },
  answer: {
    ...asItStands,
    status: 201,
    about: 'The proposal; the one from before where it was sent already',
  },
  refusals: [...mentorshipBars],
});

export const putMentorshipPlan = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/plan',
  summary: 'Answer a proposed plan with another one, which the other side answers',
  access: 'adult',
  except: leaving,
  ...ofMember,
  params: { mentorshipId: id, version: planVersion, ...planParams },
  answer: asItStands,
  refusals: [
    'mentorship_moved',
    'mentorship_late',
    'mentorship_young_counter',
    'mentorship_positions_taken',
    'mentoring_not_open',
    'mentoring_not_available',
    'conflict',
  ],
});

export const putMentorshipAgreement = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/agreement',
  summary: 'Agree to a version of a plan: the mentorship begins',
  access: 'adult',
  except: leaving,
  ...ofMember,
  params: { mentorshipId: id, version: planVersion },
  answer: asItStands,
  refusals: [
    'mentorship_moved',
    'mentorship_late',
    'mentorship_positions_taken',
    'mentoring_not_open',
    'mentoring_not_available',
    'conflict',
  ],
});

export const putMentorshipDecline = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/decline',
  summary: 'Decline a proposed mentorship, with a reason that the other side reads',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id, reason: z.enum(mentorshipDeclines, choices(mentorshipDeclines)), words },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentorship_late', 'mentoring_not_available'],
});

export const putMentorshipWithdrawal = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/withdrawal',
  summary: 'Take a proposed mentorship back that waits for the other side',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentoring_not_available'],
});

export const putMentorshipPause = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/pause',
  summary: 'Pause a mentorship once, for at most four weeks: its end moves',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id, weeks: whole(limits.pauseWeeks) },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentoring_not_available'],
});

export const deleteMentorshipPause = call({
  method: 'DELETE',
  path: '/account/mentorships/:mentorshipId/pause',
  summary: 'Resume a paused mentorship',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentoring_not_available'],
});

export const putMentorshipEnd = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/end',
  summary: 'End a mentorship at once, with a reason; its sessions ahead are cancelled',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id, reason: z.enum(mentorshipEnds, choices(mentorshipEnds)), words },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentoring_not_available'],
});

const marked = broken('list_between', limits.goals.min, limits.goals.max);

export const putCheckIn = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/check-in',
  summary: 'Write the open check-in: a mark and a line for each goal',
  access: 'adult',
  ...ofMember,
  params: {
    mentorshipId: id,
    number: whole({ min: 1, max: 60 }),
    marks: z
      .array(
        z.object({
          mark: z.enum(goalMarks, choices(goalMarks)),
          line: optionalText(limits.line).default(''),
        }),
        marked,
      )
      .min(limits.goals.min, marked)
      .max(limits.goals.max, marked),
  },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentorship_late', 'mentorship_marks', 'mentoring_not_available'],
});

export const putGoOn = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/go-on',
  summary: 'Say that the mentorship goes on, after two missed check-ins',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentorship_late', 'mentoring_not_available'],
});

export const putReached = call({
  method: 'PUT',
  path: '/account/mentorships/:mentorshipId/reached',
  summary: 'Write what was reached, after the end; the other side reads it once both texts are in',
  access: 'adult',
  ...ofMember,
  params: { mentorshipId: id, text: longText(1, limits.reached) },
  answer: asItStands,
  refusals: ['mentorship_moved', 'mentoring_not_available'],
});
