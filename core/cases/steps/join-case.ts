import { sql } from 'kysely';
import { type Concern, urgentConcerns } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { StoredBytes } from '../../ground/file-store.ts';
import { newId } from '../../ground/ids.ts';
import type { Sealed } from '../../ground/reportable.ts';
import type { CaseRow } from '../case-rows.ts';
import { sealed } from '../seal.ts';
import { addPeople } from './add-people.ts';
import { addPictures } from './add-pictures.ts';
import { markAboutChild } from './mark-about-child.ts';

export type Reported = { kind: ReportedKind; id: string };
export type Report = {
  id: string;
  concern: Concern;
  words: string;
  /** An account, a proven address, or our own word lists. */
  by: { accountId: string } | { email: string; mailbox: string; language?: string | null } | 'us';
};
/** The content with which a case would begin: `pictures` are copies that no row refers to yet. */
export type Beginning = { thing: Sealed; pictures: readonly StoredBytes[] };

/**
 * Adds a report to the item's open case or opens one: of ten simultaneous reports one opens it and the others join. A member
 * who has already reported the item gets that report again. An email acknowledges each report at once.
 */
export async function joinCase(
  tx: Tx,
  reported: Reported,
  { id: reportId, concern, words, by }: Report,
  beginning: Beginning,
): Promise<{ reportId: string; usedPictures: boolean }> {
  const isUrgent = urgentConcerns.includes(concern);
  const { row, isNew } = await holdCase(tx, reported, beginning, isUrgent);
  const made = await tx
    .insertInto('case_reports')
    .values({
      id: reportId,
      case_id: row.id,
      concern,
      words,
      ...columnsOf(by),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return { reportId: await earlierReport(tx, row.id, by), usedPictures: isNew };
  if (isUrgent && !row.is_urgent) await makeUrgent(tx, row.id);
  if (concern === 'child') await markAboutChild(tx, row.id);
  const accountId = columnsOf(by).reporter_id ?? null;
  if (by !== 'us') await post(tx, { letter: 'report-received', reportId }, 'product');
  await record(tx, { name: 'cases.reported', accountId, subject: { caseId: row.id, reportId } });
  return { reportId, usedPictures: isNew };
}

async function holdCase(
  tx: Tx,
  { kind, id }: Reported,
  { thing, pictures }: Beginning,
  isUrgent: boolean,
): Promise<{ row: CaseRow; isNew: boolean }> {
  const caseId = newId();
  // Of several simultaneous reports, the others wait here until the first has opened the case.
  const opened = await tx
    .insertInto('cases')
    .values({ id: caseId, thing_kind: kind, thing_id: id, is_urgent: isUrgent, ...sealed(thing) })
    .onConflict((conflict) =>
      // As a literal: with a parameter, a cached plan cannot use the partial index of this condition.
      conflict.columns(['thing_kind', 'thing_id']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (opened) {
    await open(tx, opened, thing, pictures);
    return { row: opened, isNew: true };
  }
  const row = await tx
    .selectFrom('cases')
    .selectAll()
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  // The case was decided in between, so this report opens another one.
  return row ? { row, isNew: false } : holdCase(tx, { kind, id }, { thing, pictures }, isUrgent);
}

async function open(tx: Tx, row: CaseRow, thing: Sealed, pictures: readonly StoredBytes[]): Promise<void> {
  await addPeople(tx, row.id, thing);
  await addPictures(tx, { caseId: row.id, reportId: null }, pictures);
  const deadline = { subjectId: row.id, owes: 'us', awaitedBy: null } as const;
  await beginDeadline(tx, { ...deadline, kind: row.is_urgent ? 'urgent_harm_decision' : 'harm_decision' });
  await record(tx, { name: 'cases.opened', accountId: null, subject: { caseId: row.id } });
}

/** The urgent deadline of two hours runs from the report that makes the case urgent. */
async function makeUrgent(tx: Tx, caseId: string): Promise<void> {
  await tx.updateTable('cases').set({ is_urgent: true }).where('id', '=', caseId).execute();
  await releaseDeadline(tx, 'harm_decision', caseId);
  await beginDeadline(tx, { kind: 'urgent_harm_decision', subjectId: caseId, owes: 'us', awaitedBy: null });
}

function columnsOf(by: Report['by']): {
  is_ours?: true;
  reporter_id?: string;
  email?: string;
  mailbox?: string;
  language?: string | null;
} {
  if (by === 'us') return { is_ours: true };
  return 'accountId' in by ? { reporter_id: by.accountId } : by;
}

async function earlierReport(tx: Tx, caseId: string, by: Report['by']): Promise<string> {
  const mine = tx.selectFrom('case_reports').select('id').where('case_id', '=', caseId);
  const { reporter_id: reporter, mailbox = '' } = columnsOf(by);
  const found = await (reporter
    ? mine.where('reporter_id', '=', reporter)
    : mine.where('mailbox', '=', mailbox)
  ).executeTakeFirstOrThrow();
  return found.id;
}
