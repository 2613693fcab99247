import type { AgreementDocument, AgreementTerms, EquityTerms, MilestoneTerms } from './terms.ts';
import { type WordPiece, wordDifference } from './word-difference.ts';

/** Clauses in the order in which the text has them; pages have a heading for each. */
const partyClauses = ['name', 'number', 'place'] as const;
const projectClauses = [...partyClauses, 'register', 'owners'] as const;
const aboutClauses = ['name', 'address'] as const;
const companyClauses = ['name', 'number', 'register'] as const;
const termClauses = [
  'role',
  'work',
  'startDay',
  'endDay',
  'hoursAWeek',
  'noticeDays',
  'confidentialityYears',
  'law',
  'place',
  'currency',
  'includesGst',
  'notPassing',
  'rights',
  'portfolio',
  'causes',
  'other',
] as const satisfies readonly (keyof AgreementTerms)[];
const equityClauses = [
  'instrument',
  'unitPrice',
  'priceSource',
  'leaver',
  'conversionDay',
  'fallbackPrice',
] as const satisfies readonly (keyof EquityTerms)[];
const vestingClauses = ['kind', 'months', 'cliff', 'startDay'] as const;
const poolClauses = ['version', 'companyUnits', 'poolUnits', 'asOfDay'] as const;
const milestoneClauses = [
  'title',
  'criteria',
  'hours',
  'value',
  'dueDay',
  'lowestShare',
  'highestShare',
] as const satisfies readonly (keyof MilestoneTerms)[];

export type Clause =
  | 'clauses'
  | `about.${(typeof aboutClauses)[number]}`
  | `project.${(typeof projectClauses)[number]}`
  | `contributor.${(typeof partyClauses)[number]}`
  | `company.${(typeof companyClauses)[number]}`
  | `terms.${(typeof termClauses)[number]}`
  | `equity.${(typeof equityClauses)[number]}`
  | `vesting.${(typeof vestingClauses)[number]}`
  | `pool.${(typeof poolClauses)[number]}`
  | `milestone.${(typeof milestoneClauses)[number]}`
  | 'zone'
  | 'language';

type Value = string | number | boolean;

/** One clause that differs. `from` is null where it is new, `to` where it is gone. */
export type ClauseChange = {
  clause: Clause;
  /** Whose clause, where it is a milestone's. */
  milestone: number | null;
  from: Value | null;
  to: Value | null;
  /** Word by word, where both are texts. */
  words: WordPiece[] | null;
  /** The number of a line in a list, such as a criterion: in the newer list, or in the older one where the line is gone. */
  line: number | null;
};

/** The differences between two versions, clause by clause, in the order of the text; empty without any. */
export function differenceOf(from: AgreementDocument, to: AgreementDocument): ClauseChange[] {
  const [a, b] = [from.terms, to.terms];
  const numbers = [...new Set([...from.milestones, ...to.milestones].map(({ number }) => number))].sort(
    (x, y) => x - y,
  );
  const milestone = ({ milestones }: AgreementDocument, number: number) =>
    milestones.find((one) => one.number === number);
  return [
    ...change('clauses', clausesOf(from), clausesOf(to), null),
    ...changes('about', aboutClauses, secondOf(from)?.about, secondOf(to)?.about),
    ...changes('project', projectClauses, from.parties.project, to.parties.project),
    ...changes('contributor', partyClauses, from.parties.contributor, to.parties.contributor),
    ...changes('company', companyClauses, secondOf(from)?.company, secondOf(to)?.company),
    ...changes('terms', termClauses, a, b),
    ...changes('equity', equityClauses, a.equity, b.equity),
    ...changes('vesting', vestingClauses, a.equity?.vesting, b.equity?.vesting),
    ...changes('pool', poolClauses, a.equity?.pool, b.equity?.pool),
    ...numbers.flatMap((number) =>
      changes('milestone', milestoneClauses, milestone(from, number), milestone(to, number), number),
    ),
    ...change('zone', from.zone, to.zone, null),
    ...change('language', from.language, to.language, null),
  ];
}

/** Which standard sentences a text has: the number of its format. */
function clausesOf({ format }: AgreementDocument): number {
  return Number(format.slice(format.indexOf('/') + 1));
}

function secondOf(document: AgreementDocument) {
  return document.format === 'saharambh-agreement/2' ? document : null;
}

function changes(
  part: string,
  names: readonly string[],
  from: object | null | undefined,
  to: object | null | undefined,
  milestone: number | null = null,
): ClauseChange[] {
  const [before, after] = [Object(from) as Record<string, unknown>, Object(to) as Record<string, unknown>];
  return names.flatMap((name) => change(`${part}.${name}` as Clause, before[name], after[name], milestone));
}

function change(clause: Clause, from: unknown, to: unknown, milestone: number | null): ClauseChange[] {
  if (Array.isArray(from) || Array.isArray(to)) return lines(clause, listOf(from), listOf(to), milestone);
  const [before, after] = [shownValue(from), shownValue(to)];
  // A missing field and an empty one read alike.
  if ((before ?? '') === (after ?? '')) return [];
  const words =
    typeof before === 'string' && typeof after === 'string' ? wordDifference(before, after) : null;
  return [{ clause, milestone, from: before, to: after, words, line: null }];
}

/** Lines that stand in both lists are paired first, so that one taken out does not make all after it look changed. */
function lines(
  clause: Clause,
  from: readonly string[],
  to: readonly string[],
  milestone: number | null,
): ClauseChange[] {
  const gone = from.map((text, line) => ({ text, line })).filter(({ text }) => !to.includes(text));
  const fresh = to.map((text, line) => ({ text, line })).filter(({ text }) => !from.includes(text));
  if (gone.length + fresh.length === 0 && from.join('\n') !== to.join('\n'))
    return [reordered(clause, from, to, milestone)];
  return Array.from({ length: Math.max(gone.length, fresh.length) }, (_, index): ClauseChange => {
    const [before, after] = [gone[index], fresh[index]];
    return {
      clause,
      milestone,
      from: before?.text ?? null,
      to: after?.text ?? null,
      words: before && after ? wordDifference(before.text, after.text) : null,
      line: (after ?? before)?.line ?? null,
    };
  });
}

/** The same lines in another order, or one of them more often. */
function reordered(
  clause: Clause,
  from: readonly string[],
  to: readonly string[],
  milestone: number | null,
): ClauseChange {
  return { clause, milestone, from: from.join('\n'), to: to.join('\n'), words: null, line: null };
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function shownValue(value: unknown): Value | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
