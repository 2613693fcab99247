import { z } from 'zod';
import { day } from '#rules/calendar/params.ts';
import { text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, id } from '../ground/values.ts';
import { creditLimits as limits } from './limits.ts';
import { version, whole } from './params.ts';
import { workLog, workLogs } from './shapes.ts';

const own = { foreign: 'work_log_unknown', gone: 'work_log_unknown' } as const;
const said = { day, quarters: whole(1, 48), text: text(limits.log) } as const;
const full = ['work_log_day', 'work_log_day_full', 'work_log_hours_full', 'work_log_not_open'] as const;

export const getWorkLogs = call({
  method: 'GET',
  path: '/account/work-logs',
  summary: 'The log of hours of the member, and the opportunities for which it can be written',
  access: 'adult',
  params: { cursor },
  answer: { status: 200, body: workLogs, about: 'The newest days first' },
  refusals: ['general_cursor_not_found'],
});

export const postWorkLog = call({
  method: 'POST',
  path: '/account/work-logs',
  summary: 'Write a line of the log within 14 days of its day; the same key gets its first answer',
  access: 'adult',
  params: { applicationId: id, ...said, key: id.optional() },
  answer: { status: 201, body: z.object({ $id: z.string() }), about: 'The line' },
  refusals: [...full, 'work_logs_too_many'],
});

export const patchWorkLog = call({
  method: 'PATCH',
  path: '/account/work-logs/:workLogId',
  summary: 'Change a line of the log that is in no claim, within 14 days of its day',
  access: 'adult',
  ...own,
  params: { workLogId: id, version, ...said },
  answer: { status: 200, body: workLog, about: 'The line as it stands now' },
  refusals: ['conflict', 'work_log_closed', ...full],
});

export const deleteWorkLog = call({
  method: 'DELETE',
  path: '/account/work-logs/:workLogId',
  summary: 'Delete a line of the log that is in no claim',
  access: 'adult',
  ...own,
  params: { workLogId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['work_log_closed'],
});
