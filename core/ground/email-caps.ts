import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Core } from './core.ts';
import type { Cause } from './emails.ts';
import type { Tx } from './events.ts';
import { inTurns } from './in-turns.ts';

/** An email in the outbox, and its recipient. */
export type Leaving = { id: string; to: string; cause: Cause; isCode: boolean };

/** `age` in seconds. */
export type Written = { cause: string; isCode: boolean; age: number };

type Cap = { hour: number; day: number; counts: (one: Pick<Written, 'cause' | 'isCode'>) => boolean };

const codesOfPages: Cap = { hour: 5, day: 20, counts: ({ cause, isCode }) => isCode && cause !== 'client' };

/** The most emails that one mailbox gets, whatever the cause (decision 61). */
const caps: Cap[] = [
  { hour: 12, day: 40, counts: () => true },
  { hour: 10, day: 30, counts: ({ isCode }) => isCode },
  codesOfPages,
];

/** The share of each cap that is reserved for known devices and for product emails. */
const kept = { hour: 2, day: 5 };

const windows = { hour: 3600, day: 86_400 } as const;

const byAnybody = new Set(['page', 'client', 'product to anybody']);
const isByAnybody = ({ cause }: Pick<Written, 'cause'>) => byAnybody.has(cause);
const waits = ({ cause }: Leaving) => cause === 'product' || cause === 'product to anybody';
const uncapped = new Set<string>(['owner', 'operator', 'breach']);
const isUncapped = ({ cause }: Pick<Written, 'cause'>) => uncapped.has(cause);

/** Whether an email leaves; if it is put off, the seconds until the caps allow it. */
export type Admission = 'leaves' | 'is dropped' | { putOffBy: number };

/**
 * Admits emails within the caps of their mailboxes; one turn shares a transaction, and locks keep several servers within one
 * cap. Over the cap, emails that anyone can request are dropped (they would arrive too late) and product emails put off.
 */
export function admitEmails({ db }: Pick<Core, 'db'>): (email: Leaving) => Promise<Admission> {
  const admitSoon = inTurns((some: readonly Leaving[]) =>
    db.transaction().execute((tx) => admitTogether(tx, some)),
  );
  return async (email) => (isUncapped(email) ? 'leaves' : admitSoon(email));
}

async function admitTogether(tx: Tx, emails: readonly Leaving[]): Promise<Admission[]> {
  const mailboxes = emails.map(({ to }) => mailboxOf(to));
  const asked = JSON.stringify(mailboxes);
  const [, written] = await together(tx, [() => hold(tx, asked), () => findWritten(tx, asked)]);
  const fresh: Found[] = [];
  const admissions = emails.map((email, at): Admission => {
    const mailbox = mailboxes[at] ?? '';
    const { id, cause, isCode } = email;
    const ofMailbox = [...fresh, ...written].filter((one) => one.mailbox === mailbox);
    if (ofMailbox.some((one) => one.id === id)) return 'leaves';
    const seconds = secondsUntilRoom(ofMailbox, email);
    if (seconds > 0) return waits(email) ? { putOffBy: seconds } : 'is dropped';
    fresh.unshift({ id, mailbox, cause, isCode, age: 0 });
    return 'leaves';
  });
  if (fresh.length > 0) await note(tx, JSON.stringify(fresh));
  return admissions;
}

/** Locks in the order of the keys, so that two transactions with several locks cannot deadlock. */
const hold = prepared<[string], unknown>((tx, mailboxes) => {
  const statement = sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(mailbox, 0) as key from json_array_elements_text(${mailboxes}::json) as mailbox
      order by key offset 0
    ) as one`;
  return { compile: () => statement.compile(tx) };
});

type Found = Written & { id: string; mailbox: string };

/** `offset 0` forces a lookup by key, whatever the statistics say. */
const findWritten = prepared<[string], Found>((tx, mailboxes) => {
  const statement = sql<Found>`
    select id, one.mailbox, cause, is_code as "isCode",
      extract(epoch from clock_timestamp() - written_at)::float8 as age
    from (select distinct mailbox from json_array_elements_text(${mailboxes}::json) as mailbox) as one
    cross join lateral (
      select id, cause, is_code, written_at from written_letters
      where mailbox = one.mailbox and written_at > now() - interval '1 day' offset 0
    ) as letter
    order by written_at desc`;
  return { compile: () => statement.compile(tx) };
});

const note = prepared<[string], unknown>((tx, emails) => {
  const statement = sql`
    insert into written_letters (id, mailbox, cause, is_code)
    select id, mailbox, cause, "isCode"
    from json_to_recordset(${emails}::json) as one (id text, mailbox text, cause text, "isCode" boolean)`;
  return { compile: () => statement.compile(tx) };
});

/** The seconds until a mailbox may get another email, given those of its last day, newest first; 0 for now. */
export function secondsUntilRoom(
  written: readonly Written[],
  email: Pick<Written, 'cause' | 'isCode'>,
): number {
  const waits = caps
    .filter(({ counts }) => counts(email))
    .flatMap(({ counts, ...most }) =>
      (['hour', 'day'] as const).flatMap((window) => {
        const counted = written.filter(counts);
        const wait = (among: Written[], max: number) => {
          const oldest = among[max - 1];
          return oldest ? windows[window] - oldest.age : 0;
        };
        const all = wait(counted, most[window]);
        return isByAnybody(email)
          ? [all, wait(counted.filter(isByAnybody), most[window] - kept[window])]
          : [all];
      }),
    );
  return Math.max(0, ...waits);
}

/** The number of codes that one browser may request on our pages for one address: no more than the caps let through. */
export function codesOf(browser: 'known' | 'unknown') {
  const { hour, day } = codesOfPages;
  const less = browser === 'known' ? { hour: 0, day: 0 } : kept;
  return {
    hour: { max: hour - less.hour, seconds: windows.hour },
    day: { max: day - less.day, seconds: windows.day },
  };
}
