import { sql } from 'kysely';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findLimit } from './find-bar.ts';
import { mayConfirm } from './policy.ts';
import { subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { meetDeadlineOf } from './steps/meet-deadline-of.ts';
import { noteStep } from './steps/note-step.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

/**
 * Confirms the worse terms that the applicant has read. An application that was set aside comes back.
 * @throws Refusal `application_unknown`; `application_over` when no confirmation is asked for; `conflict` when the terms
 * have changed again; `applications_too_many` where it was set aside and others are open meanwhile
 */
export async function confirmTerms(
  core: Core,
  member: Member,
  { applicationId, terms }: { applicationId: string; terms: number },
): Promise<ApplicationBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, offered } = await holdSent(tx, member, applicationId);
    if (one.ended_at === null && one.asked_terms === null && one.terms === terms) return;
    if (!mayConfirm(one, offered)) throw new Refusal('application_over');
    if (one.asked_terms !== terms) throw new Refusal('conflict');
    const wasAside = one.aside_at !== null;
    if (wasAside) await requireRoom(tx, member.id);
    else await meetDeadlineOf(tx, 'terms_confirmation', one.id);
    await tx
      .updateTable('applications')
      .set({ terms, asked_terms: null, aside_at: sql<Date>`null`, version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    await noteStep(tx, one.id, wasAside ? 'brought_back' : 'terms_confirmed');
    if (wasAside) await settleDeadline(tx, { ...one, aside_at: null });
    const name = wasAside ? 'applications.broughtBack' : 'applications.termsConfirmed';
    await record(tx, { name, accountId: member.id, subject: subjectOf(one) });
  });
  return showSent(core, member, applicationId);
}

async function requireRoom(tx: Tx, accountId: string): Promise<void> {
  const limit = await findLimit(tx, accountId);
  if (limit) throw new Refusal(limit);
}
