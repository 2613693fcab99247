import { sql } from 'kysely';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Db } from '#db/connect.ts';
import { subjectOfStep } from '../step-subject.ts';

type MilestoneKey = { agreementId: string; number: number };

/** The texts that members wrote with entries, by entry. */
export async function findSaid(
  db: Db,
  agreementId: string,
  entries: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('agreement_entry_texts')
    .select(['sequence', 'said'])
    .where('agreement_id', '=', agreementId)
    .where('sequence', 'in', [...entries])
    .execute();
  return new Map(rows.map(({ sequence, said }) => [sequence, said as Record<string, string>]));
}

/** The deadlines for sending owed amounts, by the entry since which each is owed; of several deadlines the last. */
export async function findDueTimes(db: Db, { agreementId, number }: MilestoneKey, since: readonly number[]) {
  const bySubject = new Map(since.map((entry) => [subjectOfStep(agreementId, number, entry), entry]));
  if (bySubject.size === 0) return new Map<number, { due_at: Date; state: string }>();
  const rows = await db
    .selectFrom('clocks')
    .select(['subject_id', 'due_at', 'state'])
    .where('kind', 'in', ['payment', 'paying_back'])
    .where('subject_id', 'in', [...bySubject.keys()])
    .orderBy(sql`coalesce(ended_at, 'infinity')`)
    .execute();
  return new Map(rows.map(({ subject_id: subject, ...deadline }) => [bySubject.get(subject) ?? 0, deadline]));
}

export async function findLate(db: Db, { agreementId, number }: MilestoneKey): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('agreement_late_payments')
    .select(['since', 'overdue_at'])
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .where('settled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ since, overdue_at: at }) => [since, at]));
}

export async function findMoreTime(db: Db, { agreementId, number }: MilestoneKey) {
  const rows = await db
    .selectFrom('agreement_more_time')
    .select(['since', 'days', 'reason', 'answered_at', 'is_agreed'])
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', number)
    .execute();
  return new Map(rows.map((row) => [row.since, row]));
}

export function findTaxNumber(db: Db, agreementId: string, party: AgreementParty) {
  return db
    .selectFrom('agreement_tax_numbers')
    .select('sealed')
    .where('agreement_id', '=', agreementId)
    .where('party', '=', party)
    .executeTakeFirst();
}
