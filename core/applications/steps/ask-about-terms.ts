import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { Said } from '../../opportunities/row.ts';
import { holdOffered } from '../../opportunities/steps/hold-offered.ts';
import { worsenedIn } from '../../opportunities/worsened.ts';
import { findSuspension } from '../../standings/find-suspension.ts';
import { findTerms } from '../find-sent.ts';
import { type ApplicationRow, subjectOf } from '../row.ts';
import { lastDeadline } from './last-deadline.ts';
import { noteStep } from './note-step.ts';

/**
 * Asks those who have answered better terms whether they still want it. Terms that have become as good again ask nothing any more.
 * An offer names terms of its own, and who is declined is asked only if that is undone: all of them, or one, are looked at then.
 */
export async function askAboutTerms(tx: Tx, opportunityId: string, id?: string): Promise<void> {
  const offered = await holdOffered(tx, opportunityId);
  if (!offered) return;
  const rows = await tx
    .selectFrom('applications')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('stage', 'in', ['submitted', 'seen', 'shortlisted', 'interview'])
    .where('decline_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
  const answered = new Map<number, Said>();
  for (const row of rows) {
    const before = answered.get(row.terms) ?? (await findTerms(tx, opportunityId, row.terms));
    answered.set(row.terms, before);
    if (worsenedIn(before, offered.said).length > 0) await ask(tx, row, offered.terms);
    else if (row.asked_terms !== null) await askNoMore(tx, row, offered.terms);
  }
}

type Asked = Pick<
  ApplicationRow,
  'id' | 'account_id' | 'opportunity_id' | 'project_id' | 'asked_terms' | 'aside_at'
>;

async function ask(tx: Tx, row: Asked, terms: number): Promise<void> {
  const last = await lastDeadline(tx, 'terms_confirmation', row.id);
  if (row.asked_terms === terms && (row.aside_at || last?.state === 'running')) return;
  await tx.updateTable('applications').set({ asked_terms: terms }).where('id', '=', row.id).execute();
  if (row.aside_at) return;
  // Each worse set of terms has its whole time.
  await releaseDeadline(tx, 'terms_confirmation', row.id);
  const owes = { accountId: row.account_id };
  // It begins when they are back.
  if (!(await findSuspension(tx, row.account_id)))
    await beginDeadline(tx, { kind: 'terms_confirmation', subjectId: row.id, owes, awaitedBy: null });
  await noteStep(tx, row.id, 'terms_asked');
  await record(tx, { name: 'applications.termsAsked', accountId: null, subject: subjectOf(row) });
}

/** The applicant can still bring back an application that was set aside, which accepts the current terms. */
async function askNoMore(tx: Tx, { id, aside_at: asideAt }: Asked, terms: number): Promise<void> {
  await releaseDeadline(tx, 'terms_confirmation', id);
  const asked = asideAt ? terms : null;
  await tx.updateTable('applications').set({ asked_terms: asked }).where('id', '=', id).execute();
}
