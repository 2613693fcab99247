import type { Db } from '#db/connect.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { Entry } from '#rules/ledger/entry.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { type FoundAgreement, findOwn, type Reader } from './find-agreements.ts';
import { findLedger, type Ledger } from './find-in-force.ts';
import { findEntries } from './find-ledger.ts';
import { isInForce } from './policy.ts';

/** All that is kept of an agreement in force, as one of its sides may read it. */
export type Records = {
  row: FoundAgreement;
  entries: Entry[];
  /** Null once a signed text is erased: then nothing can be recomputed. */
  ledger: Ledger | null;
  /** The text in force. */
  standing: AgreementDocument | null;
  zone: string;
  /** The reference of a receipt: the last entry and its hash; for an empty ledger those of the signed text. */
  last: { sequence: number; hash: string };
};

/** @throws Refusal `agreement_unknown`; `agreement_moved` before both have signed */
export async function findRecords(db: Db, reader: Reader, id: string): Promise<Records> {
  const row = await findOwn(db, reader, id);
  if (!row) throw new Refusal('agreement_unknown');
  if (!isInForce(row)) throw new Refusal('agreement_moved');
  return recordsOf(db, row);
}

export async function recordsOf(db: Db, row: FoundAgreement): Promise<Records> {
  const ledger = await findLedger(db, row);
  const entries = ledger?.entries ?? (await findEntries(db, row.id));
  const end = entries.at(-1);
  const last = { sequence: end?.sequence ?? 0, hash: end?.hash ?? ledger?.lastHash ?? '' };
  const standing = ledger?.state.document ?? null;
  return { row, entries, ledger, standing, zone: standing?.zone ?? 'Asia/Kolkata', last };
}

/** The month of an entry in the agreement's time zone. */
export function monthOf({ at }: Pick<Entry, 'at'>, zone: string): string {
  return wallClock(new Date(at), zone).day.slice(0, 7);
}

/** The entries of one month in the agreement's time zone. `month`: `YYYY-MM`. */
export function entriesOf({ entries, zone }: Pick<Records, 'entries' | 'zone'>, month: string): Entry[] {
  return entries.filter((entry) => monthOf(entry, zone) === month);
}

/**
 * The names that the reader sees for the random numbers of a ledger, by number. Members with a deleted account are left
 * out.
 */
export async function findPeople(db: Db, reader: Reader, agreementId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('agreement_people')
    .innerJoin(namesShown(db, reader).as('person'), 'person.id', 'agreement_people.account_id')
    .select(['agreement_people.number', 'person.name'])
    .where('agreement_people.agreement_id', '=', agreementId)
    .execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}
