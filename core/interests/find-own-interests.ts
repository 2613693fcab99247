import type { OwnInterestsBody } from '#contract/interests/calls.ts';
import type { InterestPurpose } from '#contract/interests/limits.ts';
import type { Db } from '#db/connect.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { findMarks } from './find-marks.ts';
import { presentInterests } from './present.ts';

/** The member's interests, and what they need before they can ask. */
export async function findOwnInterests(db: Db, accountId: string): Promise<OwnInterestsBody> {
  const row = await db
    .selectFrom('interests')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const promise = await db
    .selectFrom('introduction_promises')
    .select('promised_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return {
    said: row ? presentInterests(row) : null,
    version: row?.version ?? 0,
    openFor: (row?.open_for ?? []) as InterestPurpose[],
    marks: await findMarks(db, accountId),
    promisedAt: isoDateOrEmpty(promise?.promised_at ?? null),
  };
}
