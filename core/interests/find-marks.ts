import { sql } from 'kysely';
import {
  type AskerMark,
  askerMarks,
  type InterestPurpose,
  marksOfPurpose,
} from '#contract/interests/limits.ts';
import type { Db } from '#db/connect.ts';

/** The marks in force with which the member has interests. */
export async function findMarks(db: Db, accountId: string): Promise<AskerMark[]> {
  const rows = await db
    .selectFrom('verifications')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', 'in', [...askerMarks])
    .where('state', '=', 'verified')
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return askerMarks.filter((mark) => rows.some(({ kind }) => kind === mark));
}

/** Whether one of the marks is enough for the purpose. */
export function fitsMarks(purpose: InterestPurpose, marks: readonly AskerMark[]): boolean {
  return marksOfPurpose[purpose].some((mark) => marks.includes(mark));
}
