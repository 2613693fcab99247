import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import { sumsAfter } from '#rules/agreements/sums-after.ts';
import type { Currency } from '#rules/amounts/money.ts';
import type { Day } from '#rules/calendar/day.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { entriesOf, findPeople, findRecords } from './find-records.ts';

/** Of an agreement's ledger what one month holds, or all of it. */
export type Statement = {
  id: string;
  project: string;
  person: string;
  role: string;
  side: AgreementParty;
  currency: Currency;
  zone: string;
  /** `YYYY-MM`; empty for the whole ledger. */
  month: string;
  /** Null once the signed text is kept no more. */
  opening: Sums | null;
  closing: Sums | null;
  /** The last entry up to the end of the month, and its hash. */
  last: { sequence: number; hash: string };
  lines: (Entry & { day: Day; name: string; sums: Sums | null })[];
};

/**
 * The entries of one month of an agreement, in the days of its time zone.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before both have signed; `statement_empty` for a month without an
 * entry
 */
export async function readStatement(
  { db }: Core,
  member: Member,
  { agreementId, month }: { agreementId: string; month: string },
): Promise<Statement> {
  const records = await findRecords(db, member, agreementId);
  const { row, entries, ledger, standing, zone, last } = records;
  const lines = month === '' ? entries : entriesOf(records, month);
  if (month !== '' && lines.length === 0) throw new Refusal('statement_empty');
  const before = (lines[0]?.sequence ?? 1) - 1;
  const end = lines.at(-1) ?? last;
  const sums = sumsAfter(ledger?.documents ?? new Map(), entries, (sequence) => sequence >= before);
  const people = await findPeople(db, member, agreementId);
  return {
    id: row.id,
    project: row.project_name,
    person: row.person_name || (standing?.parties.contributor.name ?? ''),
    role: row.role,
    side: row.side,
    currency: standing?.terms.currency ?? 'INR',
    zone,
    month,
    opening: sums.get(before) ?? null,
    closing: sums.get(end.sequence) ?? null,
    last: { sequence: end.sequence, hash: end.hash },
    lines: lines.map((line) => ({
      ...line,
      day: wallClock(new Date(line.at), zone).day,
      name: people.get(line.person ?? '') ?? '',
      sums: sums.get(line.sequence) ?? null,
    })),
  };
}
