import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { guest } from '../ground/actor.ts';
import { namesShown } from '../people/names-shown.ts';
import { isVerified } from '../verifications/verified-kinds.ts';
import { isReadable } from './show-received.ts';

/** Which of the applications an owner lists; empty where nothing is asked for. */
export type ReceivedFilters = {
  /** In the name, and in what was sent while it is theirs to read. */
  search: string;
  /** Those that wait for the project. */
  turn: '' | 'yes';
  verified: '' | 'yes';
  /** So many hours a week at least. */
  hours: string;
};

export const noFilters: ReceivedFilters = { search: '', turn: '', verified: '', hours: '' };

const mostWords = 6;

/** One condition for all filters that say something. */
export function receivedBy(db: Db, { search, turn, verified, hours }: ReceivedFilters): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const all = words.map((word) => holds(db, word));
  if (turn) all.push(sql`(applications.decline_at is null and clock.waits_for_applicant is false)`);
  if (verified) all.push(sql`(${isReadable} and ${isVerified(sql.ref<string>('applications.account_id'))})`);
  if (hours) all.push(sql`(${isReadable} and applications.hours >= ${Number(hours)})`);
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` and `)})`;
}

function holds(db: Db, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(
    exists (select from (${namesShown(db, guest)}) as named
      where named.id = applications.account_id and named.name ilike ${pattern})
    or (${isReadable} and (applications.note ilike ${pattern} or applications.answers::text ilike ${pattern}))
  )`;
}
