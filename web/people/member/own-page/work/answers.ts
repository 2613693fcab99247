import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import {
  getPublicProfile,
  type PastWork,
  type PersonPageBody,
} from '#contract/people/public-profile-calls.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';
import { personTexts } from '#web/people/texts/en/people.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { saveChanges, versionIn } from '../save.ts';

export { loadProfile as loader } from '../loader.ts';

const positions = Array.from({ length: limits.work }, (_, at) => at);

export const action = acts({
  async add(sent, visit) {
    const entry = entryIn(sent);
    if ('fault' in entry) return entry;
    return change(sent, visit, {
      edit: (work) => [entry, ...work],
      again: ([, ...others]) => [entry, ...others],
    });
  },
  ...Object.fromEntries(
    positions.map((at) => [`save-${at}`, (sent: Sent, visit: Visit) => put(sent, visit, at)]),
  ),
  ...Object.fromEntries(
    positions.map((at) => [`remove-${at}`, (sent: Sent, visit: Visit) => remove(sent, visit, at)]),
  ),
});

async function put(sent: Sent, visit: Visit, at: number): Promise<Reply> {
  const entry = entryIn(sent);
  if ('fault' in entry) return entry;
  const edit: Edit = (work) => work.map((one, position) => (position === at ? entry : one));
  return change(sent, visit, { edit, again: edit });
}

async function remove(sent: Sent, visit: Visit, at: number): Promise<Reply> {
  const isLeft = (work: PastWork[]) =>
    String(work.length) !== sent.text('left') || work.some(({ what }) => what === sent.text('what'));
  const edit: Edit = (work) => work.filter((_, position) => position !== at);
  return change(sent, visit, { edit, again: (work) => (isLeft(work) ? edit(work) : work) });
}

type Edit = (work: PastWork[]) => PastWork[];

/**
 * Changes the list in the version that the page showed: in any other version it is unclear which entry is meant. If the list is
 * one version newer, the same form may have been sent before; then `again` says how the list would look.
 */
async function change(
  sent: Sent,
  visit: Visit,
  { edit, again }: { edit: Edit; again: Edit },
): Promise<Reply> {
  const { version, page } = await visit.ask(getPublicProfile, {});
  const since = version - versionIn(sent);
  if (since !== 0 && since !== 1)
    return { fault: { code: 'conflict' }, about: { version: String(version), ...standing(page) } };
  const work = since === 0 ? edit(page.work) : again(page.work);
  if (work.length > limits.work) return { fault: { code: 'work_too_many' } };
  return saveChanges(visit, sent, { work }, standing, innerPeoplePaths.yourWork);
}

function standing({ work }: PersonPageBody): Record<string, string> {
  const lines = work.map(({ what, where, from, to }) =>
    [what, where, personTexts.years(from, to)].filter(Boolean).join(' · '),
  );
  return { [texts.work.pageTitle]: lines.join('\n') };
}

function entryIn(sent: Sent): PastWork | { fault: Fault } {
  const fault = (code: Fault['code'], ...fields: string[]) => ({ fault: { code, fields } });
  const [what, where, line] = [sent.text('what'), sent.text('where'), sent.text('line')];
  if (what === '') return fault('work_what_missing', 'what');
  const long = [
    textLength(what) > limits.workWhat && 'what',
    textLength(where) > limits.workWhere && 'where',
    textLength(line) > limits.workLine && 'line',
  ].filter((field) => field !== false);
  if (long.length > 0) return fault('work_long', ...long);
  const [from, to] = [yearIn(sent, 'from'), sent.text('to') === '' ? null : yearIn(sent, 'to')];
  if (!isYear(from)) return fault('work_year_invalid', 'from');
  if (to !== null && !isYear(to)) return fault('work_year_invalid', 'to');
  if (to !== null && to < from) return fault('work_years_turned', 'from', 'to');
  return { what, where, from, to, line };
}

function yearIn(sent: Sent, field: string): number {
  const typed = latinDigits(sent.text(field));
  return /^\d{4}$/.test(typed) ? Number(typed) : Number.NaN;
}

function isYear(year: number): boolean {
  return year >= limits.firstYear && year <= limits.lastYear;
}
