import type { MonthBody, TransparencyBody } from '#contract/transparency/calls.ts';
import {
  numberNames,
  partedNumbers,
  partsOfNumbers,
  transparencyLimits,
} from '#contract/transparency/numbers.ts';
import type { Core } from '../ground/core.ts';
import { type MonthCount, nameOfParts } from './month-count.ts';
import { protectNumber, protectParts } from './protect-parts.ts';

/** The counts of the last months, as everyone may read them: no call and no page has the others. */
export async function getTransparency({ db }: Core): Promise<TransparencyBody> {
  const counts = await db
    .selectFrom('transparency_counts')
    .select(['month', 'name', 'key', 'count'])
    .orderBy('month', 'desc')
    .orderBy('count', 'desc')
    .orderBy('key')
    .execute();
  const months = Map.groupBy(counts, ({ month }) => month);
  return { months: [...months].slice(0, transparencyLimits.months).map(([month, of]) => present(month, of)) };
}

/** The newest count, by which servers know that the public page is out of date. */
export async function transparencyVersions({ db }: Core): Promise<Map<string, string>> {
  const { newest } = await db
    .selectFrom('transparency_counts')
    .select(({ fn }) => fn.max('counted_at').as('newest'))
    .executeTakeFirstOrThrow();
  return new Map([['counts', newest?.toISOString() ?? '']]);
}

function present(month: string, counts: readonly MonthCount[]): MonthBody {
  const of = (name: string) => counts.filter((one) => one.name === name);
  const numbers = numberNames.map((name) => [name, protectNumber(of(name)[0]?.count ?? 0)]);
  return {
    month,
    numbers: Object.fromEntries(numbers) as MonthBody['numbers'],
    parts: partedNumbers.flatMap((number) =>
      partsOfNumbers[number].map((by) => ({
        of: number,
        by,
        rows: protectParts(of(nameOfParts(number, by)).map(({ key, count }) => ({ key, count }))),
      })),
    ),
  };
}
