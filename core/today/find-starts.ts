import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import { waitingDeadlines } from '../deadlines/starts.ts';
import { knownDates } from '../ground/dates-of.ts';
import type { Start } from '../ground/start.ts';
import { openSteps, partsOf } from './open-steps.ts';

let known: readonly Start[] | undefined;

function allStarts(): readonly Start[] {
  known ??= [
    ...new Set([
      waitingDeadlines,
      ...openSteps().flatMap((step) => partsOf(step).map(({ start }) => start)),
      ...knownDates().map(({ start }) => start),
    ]),
  ];
  return known;
}

const select = gathered((_, accountId: string) => {
  const there = allStarts().map((start) => sql`exists (${start(sql`${accountId}`)})`);
  return sql<{ there: boolean[] }>`select array[${sql.join(there)}] as there`;
});

/** The places at which the account has rows: only from there can it have open steps and dates. */
export async function findStarts(db: Db, accountId: string): Promise<ReadonlySet<Start>> {
  const [found] = await select(db, accountId);
  return new Set(allStarts().filter((_, at) => found?.there[at]));
}
