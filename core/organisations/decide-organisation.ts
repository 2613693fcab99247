import { sql } from 'kysely';
import type { DeskOrganisationBody, organisationOutcomes } from '#contract/organisations/desk-calls.ts';
import { organisationLimits } from '#contract/organisations/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { isAppealOpen } from './policy.ts';
import type { OrganisationRow } from './row.ts';
import { giveBackProjects } from './steps/end-projects.ts';
import { findHolds } from './steps/find-holds.ts';
import { holdAtDesk } from './steps/hold-at-desk.ts';
import { settleOrganisation } from './steps/settle-organisation.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Outcome = (typeof organisationOutcomes)[number];
type Decision = {
  organisationId: string;
  /** The version that the administrator has looked at. */
  version: number;
  outcome: Outcome;
  reason: string;
};

const actions = {
  active: 'organisation.approved',
  returned: 'organisation.returned',
  declined: 'organisation.declined',
} as const;

/**
 * Opens an organisation, returns it or declines it; of one with an appeal, decides the appeal. A decision that is sent
 * twice is made once.
 * @throws Refusal `organisation_unknown`; `organisation_own`; `organisation_same_administrator`; `conflict`;
 * `organisation_reason_missing`; `organisation_taken` while another one stands for its domain or its number
 */
export async function decideOrganisation(
  core: Core,
  administrator: Member,
  decision: Decision,
): Promise<DeskOrganisationBody> {
  const { organisationId, outcome, reason } = decision;
  return core.db.transaction().execute(async (tx) => {
    const { row, bar } = await holdAtDesk(tx, core, administrator, organisationId);
    if (bar === 'own') throw new Refusal('organisation_own');
    const state = stateAfter(row, outcome);
    const written = { state, reason, decided_by: administrator.id, version: decision.version + 1 };
    if (isWritten(row, written)) return showAtDesk(tx, core, administrator, organisationId);
    if (bar === 'decided' || row.version !== decision.version) throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('organisation_same_administrator');
    if (outcome !== 'active' && [...reason].length < organisationLimits.reason.min)
      throw new Refusal('organisation_reason_missing', { param: 'reason' });
    if (outcome === 'active') await requireFree(tx, row);
    await tx
      .updateTable('organisations')
      .set({
        ...written,
        decided_at: now,
        ...(outcome === 'active' && { opened_at: row.opened_at ?? now, ended_at: null }),
        ...(state === 'declined' && { ended_at: now }),
      })
      .where('id', '=', organisationId)
      .execute();
    // A late decision meets its deadline too: reviews that we owe do not end by waiting.
    if (!(await meetDeadline(tx, 'organisation_review', organisationId)))
      await releaseDeadline(tx, 'organisation_review', organisationId);
    await record(tx, { name: 'organisations.decided', accountId: null, subject: { organisationId } });
    if (outcome === 'active') {
      await giveBackProjects(tx, organisationId);
      await settleOrganisation(tx, organisationId);
    }
    await noteAction(tx, administrator, {
      action: actions[outcome],
      subjectId: organisationId,
      detail: reason ? `${row.name}: ${reason}` : row.name,
    });
    return showAtDesk(tx, core, administrator, organisationId);
  });
}

/** An appeal that fails leaves the organisation as it was. */
function stateAfter(row: OrganisationRow, outcome: Outcome) {
  return outcome !== 'active' && isAppealOpen(row) ? row.state : outcome;
}

/** Organisations are opened one after another: there are few, and two of them may share a domain or a number. */
async function requireFree(tx: Tx, row: OrganisationRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('open an organisation', 0))`.execute(tx);
  if ((await findHolds(tx, row)).length > 0) throw new Refusal('organisation_taken');
}
