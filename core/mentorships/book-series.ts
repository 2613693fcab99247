import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type AskedSeries, type BookedSeries, bookMoments } from './steps/book-moments.ts';

/**
 * Books a series of sessions of a running mentorship.
 * @throws Refusal each of `bookMoments`
 */
export function bookSeries(core: Core, member: Member, asked: AskedSeries): Promise<BookedSeries> {
  return core.db.transaction().execute((tx) => bookMoments(tx, member, asked));
}
