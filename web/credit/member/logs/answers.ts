import { creditLimits as limits } from '#contract/credit/limits.ts';
import * as calls from '#contract/credit/log-calls.ts';
import { isDay } from '#rules/calendar/day.ts';
import { quarterMinutes } from '#rules/credit/limits.ts';
import { typedMinutes } from '#rules/credit/typed-hours.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type FaultsOf, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** `of` is the application whose opportunity is chosen at first. */
export const loader = loads(async ({ ask, url }) => {
  const logs = await ask(calls.getWorkLogs, { cursor: url.searchParams.get('after') ?? undefined });
  return { ...logs, chosen: url.searchParams.get('of') ?? '', key: crypto.randomUUID() };
});

const mostQuarters = 48;

/** A line as it was typed, and what is wrong with it. */
function readLine(sent: Sent): {
  said: { day: string; quarters: number; text: string };
  fault: Fault | null;
} {
  const quarters = (typedMinutes(sent.text('hours')) ?? 0) / quarterMinutes;
  const said = { day: sent.text('day'), quarters, text: sent.text('text') };
  const length = textLength(said.text);
  const isWhole = Number.isInteger(quarters) && quarters >= 1 && quarters <= mostQuarters;
  if (!isDay(said.day)) return { said, fault: { code: 'work_log_day_form', fields: ['day'] } };
  if (!isWhole) return { said, fault: { code: 'work_log_quarters', fields: ['hours'] } };
  if (length === 0 || length > limits.log)
    return { said, fault: { code: 'work_log_text', fields: ['text'] } };
  return { said, fault: null };
}

const faults: FaultsOf = {
  work_log_day: { fields: ['day'] },
  work_log_day_full: { fields: ['hours'] },
  work_log_hours_full: { fields: ['hours'] },
  work_log_not_open: { fields: ['applicationId'] },
};

export const action = acts(
  {
    async write(sent, { ask }) {
      const { said, fault } = readLine(sent);
      if (fault) return { fault };
      const [applicationId, key] = [sent.text('applicationId'), sent.text('key') || undefined];
      await ask(calls.postWorkLog, { applicationId, ...said, key });
      return { done: 'written' };
    },
    /** The forms of several lines share an intent, so each brings the id of its line. */
    async change(sent, { ask }) {
      const { said, fault } = readLine(sent);
      if (fault) return { fault };
      const [workLogId, version] = [sent.text('workLogId'), Number(sent.text('version')) || 1];
      await ask(calls.patchWorkLog, { workLogId, version, ...said });
      return { done: 'changed' };
    },
    async delete(sent, { ask }) {
      await ask(calls.deleteWorkLog, { workLogId: sent.text('workLogId') });
      return { done: 'deleted' };
    },
  },
  faults,
);
