import { sql } from 'kysely';
import { mailboxOf } from '#contract/email.ts';
import { prepared } from '#db/prepared.ts';
import type { Core } from './core.ts';
import type { Cause } from './letters.ts';

/** One that lies in the outbox, and to whom. */
export type Leaving = { id: string; to: string; cause: Cause; isCode: boolean };

/** `age` in seconds. */
export type Written = { cause: string; isCode: boolean; age: number };

type Cap = { hour: number; day: number; counts: (one: Pick<Written, 'cause' | 'isCode'>) => boolean };

const codesOfPages: Cap = { hour: 5, day: 20, counts: ({ cause, isCode }) => isCode && cause !== 'client' };

/** What one mailbox gets at the most, by whomever it is caused (decision 61). */
const caps: Cap[] = [
  { hour: 12, day: 40, counts: () => true },
  { hour: 10, day: 30, counts: ({ isCode }) => isCode },
  codesOfPages,
];

/** Of each cap so many are kept for devices that have logged in before, and for what the product has to tell. */
const kept = { hour: 2, day: 5 };

const windows = { hour: 3600, day: 86_400 } as const;

const byAnybody = new Set(['page', 'client', 'product to anybody']);
const isByAnybody = ({ cause }: Pick<Written, 'cause'>) => byAnybody.has(cause);
const waits = ({ cause }: Leaving) => cause === 'product' || cause === 'product to anybody';
const isUncapped = ({ cause }: Pick<Written, 'cause'>) => cause === 'owner' || cause === 'operator';

/** Whether a letter leaves; of one that is put off, in how many seconds there is room for it. */
export type Admission = 'leaves' | 'is dropped' | { putOffBy: number };

/**
 * Finds a letter its place among those of its mailbox. What anybody may ask for is dropped where there is none: it would
 * be too old by then. What the product has to tell waits. Several servers asking at once find no place twice.
 */
export async function admitLetter(core: Core, letter: Leaving): Promise<Admission> {
  if (isUncapped(letter)) return 'leaves';
  const mailbox = mailboxOf(letter.to);
  return core.db.transaction().execute(async (tx) => {
    const [, written] = await Promise.all([hold(tx, mailbox), findWritten(tx, mailbox)]);
    if (written.some(({ id }) => id === letter.id)) return 'leaves';
    const seconds = secondsUntilRoom(written, letter);
    if (seconds > 0) return waits(letter) ? { putOffBy: seconds } : 'is dropped';
    const { id, cause, isCode } = letter;
    await note(tx, id, mailbox, cause, isCode);
    return 'leaves';
  });
}

const hold = prepared<[string], unknown>((tx, mailbox) => {
  const statement = sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`;
  return { compile: () => statement.compile(tx) };
});

const findWritten = prepared((tx, mailbox: string) =>
  tx
    .selectFrom('written_letters')
    .select(['id', 'cause', 'is_code as isCode'])
    .select(sql<number>`extract(epoch from clock_timestamp() - written_at)::float8`.as('age'))
    .where('mailbox', '=', mailbox)
    .where('written_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .orderBy('written_at', 'desc'),
);

const note = prepared((tx, id: string, mailbox: string, cause: string, isCode: boolean) =>
  tx.insertInto('written_letters').values({ id, mailbox, cause, is_code: isCode }),
);

/** In how many seconds a mailbox with these letters of its last day, the newest first, has room for a further one; 0 for now. */
export function secondsUntilRoom(
  written: readonly Written[],
  letter: Pick<Written, 'cause' | 'isCode'>,
): number {
  const waits = caps
    .filter(({ counts }) => counts(letter))
    .flatMap(({ counts, ...most }) =>
      (['hour', 'day'] as const).flatMap((window) => {
        const counted = written.filter(counts);
        const wait = (among: Written[], max: number) => {
          const oldest = among[max - 1];
          return oldest ? windows[window] - oldest.age : 0;
        };
        const all = wait(counted, most[window]);
        return isByAnybody(letter)
          ? [all, wait(counted.filter(isByAnybody), most[window] - kept[window])]
          : [all];
      }),
    );
  return Math.max(0, ...waits);
}

/** How many codes one browser may ask for, on our own pages to one address: no more than such letters leave. */
export function codesOf(browser: 'known' | 'unknown') {
  const { hour, day } = codesOfPages;
  const less = browser === 'known' ? { hour: 0, day: 0 } : kept;
  return {
    hour: { max: hour - less.hour, seconds: windows.hour },
    day: { max: day - less.day, seconds: windows.day },
  };
}
