import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { namesShown } from '../../people/names-shown.ts';
import type { Reader } from '../find-agreements.ts';

type MilestoneKey = { agreementId: string; number: number };

export function findPayout(db: Db, { agreementId, number }: MilestoneKey) {
  return db
    .selectFrom('agreement_payouts')
    .select(['sealed', 'saved_at', 'is_changed'])
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .executeTakeFirst();
}

/** The opening that holds at present: whose it is, and until when. */
export function findOpening(db: Db, { agreementId, number }: MilestoneKey) {
  return db
    .selectFrom('agreement_payout_openings')
    .select(['account_id', 'withheld', 'open_until'])
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .where('open_until', '>', sql<Date>`clock_timestamp()`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Who has opened it and when, the newest first. */
export function findOpenings(db: Db, reader: Reader, { agreementId, number }: MilestoneKey) {
  return db
    .selectFrom('agreement_payout_openings as opening')
    .leftJoin(namesShown(db, reader).as('owner'), 'owner.id', 'opening.account_id')
    .select([sql<string>`coalesce(owner.name, '')`.as('name'), 'opened_at'])
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .orderBy('opening.sequence', 'desc')
    .limit(20)
    .execute();
}
