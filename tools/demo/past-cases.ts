import { sql } from 'kysely';
import type { CaseOutcome, Concern } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { answerCaseAppeal } from '#core/cases/answer-case-appeal.ts';
import { appealCase } from '#core/cases/appeal-case.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { report } from '#core/cases/report.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';

/** Something that can be reported: under `reportedId` by a member, and the members who answer for it. */
export type Item = { kind: ReportedKind; reportedId: string; id: string; judged: readonly Member[] };
type Desk = { administrators: readonly Member[]; reporters: readonly Member[] };

/** The three months before this one, the latest first: so many cases with each outcome. */
const months: readonly Partial<Record<CaseOutcome, number>>[] = [
  { nothing: 11, warn: 7, hide: 2 },
  { nothing: 9, warn: 7 },
  { nothing: 6, warn: 6 },
];

const concerns: readonly (readonly [Concern, words: string, reason: string])[] = [
  [
    'money',
    'A charge of ₹500 was asked of me before anything was agreed.',
    'Ask for no money before an agreement.',
  ],
  [
    'untrue',
    'It says that the work is done. I was there last week, and it is not.',
    'Say what others can confirm.',
  ],
  ['spam', 'The third time this week, word for word.', 'Write it once, to those whom it concerns.'],
  [
    'money',
    'A deposit first, and only then the address, I was told.',
    'Ask for no money before an agreement.',
  ],
  ['untrue', 'The numbers are those of another project in our town.', 'Say what others can confirm.'],
  [
    'harassment',
    'When I declined I was called names before the others.',
    'Words like these have no place here.',
  ],
  [
    'money',
    'A fee for “registration”, by UPI, to a private number.',
    'Ask for no money before an agreement.',
  ],
  [
    'pretence',
    'I know the person of this name. It is not this one.',
    'Use the name by which people know you.',
  ],
];
const rulesKept = 'We looked at it. It keeps our rules.';
const lateOnes = [3, 24];
const appeals = 6;

/**
 * Cases of the months before: reported, decided, appealed against and answered by calls, then moved to their days. Two of them
 * were decided late.
 */
export async function decideInThePast(core: Core, desk: Desk, items: readonly Item[]): Promise<void> {
  const wanted = months.flatMap((month, before) =>
    Object.entries(month).flatMap(([outcome, count]) =>
      Array.from({ length: count }, () => ({ monthsAgo: before + 1, outcome: outcome as CaseOutcome })),
    ),
  );
  // Notes alone are hidden.
  const notes = items.filter(({ kind }) => kind === 'project_update');
  const others = items.filter(({ kind }) => kind !== 'project_update');
  const cases = wanted.map(({ monthsAgo, outcome }, at) => {
    const item = (outcome === 'hide' ? notes : others).shift();
    if (!item) throw new Error('The demonstration has too few items to report.');
    return { ...item, monthsAgo, at, outcome, said: saidAt(at), caseId: '' };
  });
  await inPairs(cases, (one) => reportItem(core, desk, one, one.at));
  const opened = await openCasesOf(core, cases);
  for (const one of cases) one.caseId = opened.get(one.id) ?? '';
  const late = cases.filter(({ at }) => lateOnes.includes(at)).map(({ caseId }) => caseId);
  await sql`update clocks set due_at = now() - interval '1 minute'
    where subject_id = any(${late}::text[])`.execute(core.db);
  await inPairs(cases, ({ caseId, outcome, said: [, , reason], at }) =>
    decideCase(core, administratorAt(desk, at), {
      caseId,
      version: 1,
      outcome,
      reason: outcome === 'nothing' ? rulesKept : reason,
    }),
  );
  const appealed = cases.filter(({ outcome }) => outcome === 'warn').slice(0, appeals);
  await inPairs(appealed, async ({ caseId, judged: [member], at }) => {
    if (!member) return;
    await appealCase(core, member, {
      caseId,
      appeal: 'Please ask the two who were there. I have their names.',
    });
    const lifted = at % 6 === 0;
    const reason = lifted ? 'You were right, and we were wrong.' : 'We asked both, and the warning stands.';
    await answerCaseAppeal(core, administratorAt(desk, at + 1), { caseId, lifted, reason });
  });
  await moveBack(core, cases);
}

export const saidAt = (at: number) => concerns[at % concerns.length] as (typeof concerns)[number];

const administratorAt = ({ administrators }: Desk, at: number) =>
  administrators[at % administrators.length] as Member;

/** A report by one of those who do not answer for the item. */
export async function reportItem(core: Core, { reporters }: Desk, item: Item, at: number, concern?: Concern) {
  const free = reporters.filter(({ id }) => !item.judged.some((one) => one.id === id));
  const by = free[at % free.length] as Member;
  const [usual, words] = saidAt(at);
  const said = { reportedKind: item.kind, reportedId: item.reportedId, concern: concern ?? usual, words };
  return { by, reportId: (await report(core, by, said)).$id };
}

export async function openCasesOf(core: Core, items: readonly Item[]): Promise<Map<string, string>> {
  const rows = await core.db
    .selectFrom('cases')
    .select(['id', 'thing_id'])
    .where('state', '=', 'open')
    .where(
      'thing_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.thing_id, row.id]));
}

/** Two at a time: the machine has few processors. */
export async function inPairs<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    const one = waiting.shift();
    if (one === undefined) return;
    await work(one);
    return next();
  };
  await Promise.all([next(), next()]);
}

type Moved = { caseId: string; monthsAgo: number; at: number };

async function moveBack(core: Core, cases: readonly Moved[]): Promise<void> {
  const moved = cases.map(({ caseId: id, monthsAgo, at }) => ({ id, monthsAgo, day: 8 + ((at * 5) % 19) }));
  const days = sql`json_to_recordset(${JSON.stringify(moved)}::json) as moved (id text, "monthsAgo" int, day int),
    lateral (select (date_trunc('month', now() at time zone 'UTC') - make_interval(months => "monthsAgo")
      + make_interval(days => day, hours => 6)) at time zone 'UTC' as decided) as times`;
  await sql`update cases set opened_at = decided - interval '3 days', decided_at = decided,
      appealed_at = case when appealed_at is not null then decided + interval '12 hours' end,
      answered_at = case when answered_at is not null then decided + interval '1 day' end
    from ${days} where cases.id = moved.id`.execute(core.db);
  await sql`update case_reports set reported_at = decided - interval '3 days'
    from ${days} where case_id = moved.id`.execute(core.db);
  await sql`update clocks set began_at = decided - interval '3 days', due_at = decided + interval '4 days',
      ended_at = case when ended_at is not null then decided end
    from ${days} where subject_id = moved.id and kind in ('harm_decision', 'urgent_harm_decision')`.execute(
    core.db,
  );
}
