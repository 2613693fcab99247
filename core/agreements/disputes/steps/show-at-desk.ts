import type { DeskDisputeBody, DisputeDetailBody } from '#contract/agreements/dispute-desk-calls.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { isoDate } from '#core/ground/dates.ts';
import type { Tx } from '#core/ground/events.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { onceFinal } from '#rules/agreements/apply-dispute.ts';
import { accountOf } from '#rules/agreements/money-of.ts';
import { shownDispute } from '#rules/agreements/shown-dispute.ts';
import { milestoneOf } from '#rules/agreements/state.ts';
import { findLedger, type Ledger } from '../../find-in-force.ts';
import { findEvidence } from '../../milestones/find-evidence.ts';
import { changesOf, submissionsOf } from '../../milestones/present-milestone.ts';
import { findDeadline } from '../find-deadline.ts';
import { findLooks } from '../find-looks.ts';
import { rulingsOf, statementsOf } from '../present-dispute.ts';
import { barTo } from './bar-to.ts';
import { canBeAppealed } from './can-be-appealed.ts';

/**
 * All that a ruling needs, as this administrator sees it: no details for one who takes part, or once the dispute is over.
 * @throws Refusal `dispute_unknown`
 */
export async function showAtDesk(
  tx: Tx,
  core: Core,
  administrator: Member,
  id: string,
): Promise<DeskDisputeBody> {
  const row = await tx
    .selectFrom('agreement_disputes as dispute')
    .innerJoin('agreements', 'agreements.id', 'dispute.agreement_id')
    .innerJoin('projects', 'projects.id', 'agreements.project_id')
    .selectAll('dispute')
    .select(['projects.slug', 'projects.name'])
    .where('dispute.id', '=', id)
    .executeTakeFirst();
  const ledger = row && (await findLedger(tx, { id: row.agreement_id }));
  if (!row || !ledger) throw new Refusal('dispute_unknown');
  const milestone = milestoneOf(ledger.state, row.milestone);
  // Another one may have been opened since.
  const isWithdrawn = row.withdrawn_at !== null;
  const stage = isWithdrawn ? 'withdrawn' : shownDispute(milestone);
  const bar = await barTo(tx, core, administrator.id, row);
  const deadlines = await findDeadline(tx, row.agreement_id, {
    number: row.milestone,
    dispute: isWithdrawn ? 'none' : milestone.dispute,
  });
  const isAsked = stage === 'appealed' || (stage === 'open' && deadlines.what !== 'evidence');
  const proposal = await tx
    .selectFrom('staff_proposals')
    .select('id')
    .where('kind', '=', 'dispute.ruling')
    .where('subject_id', '=', row.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return {
    $id: row.id,
    milestone: row.milestone,
    stage,
    waits: deadlines,
    bar,
    project: { slug: row.slug, name: row.name },
    openedBy: row.opened_by,
    openedAt: isoDate(row.opened_at),
    sequence: ledger.state.sequence,
    isFinal:
      stage === 'appealed' ||
      (stage === 'open' && !(await canBeAppealed(tx, core, administrator, row.agreement_id))),
    proposalId: proposal?.id ?? '',
    detail: bar === '' ? await findDetail(tx, row, ledger) : null,
    can: { rule: bar === '' && isAsked && !proposal },
  };
}

type DisputeKey = { id: string; agreement_id: string; milestone: number };

async function findDetail(
  tx: Tx,
  { id, agreement_id: agreementId, milestone: number }: DisputeKey,
  ledger: Ledger,
): Promise<DisputeDetailBody> {
  const { state, entries, documents } = ledger;
  const milestone = milestoneOf(state, number);
  const evidence = await findEvidence(tx, agreementId);
  const about = { ledger, milestone, evidence: evidence };
  const { parties, terms } = state.document;
  return {
    parties: { project: parties.project.name, contributor: parties.contributor.name },
    title: milestone.terms.title,
    criteria: milestone.terms.criteria,
    currency: terms.currency,
    value: milestone.terms.value,
    proposed: milestone.proposed,
    share: milestone.share,
    unitPrice: milestone.equity?.unitPrice ?? null,
    awarded: milestone.awarded,
    units: milestone.units,
    pay: milestone.pay,
    vested: milestone.vested,
    kept: onceFinal({ ...milestone, units: 0 }).vested,
    confirmed: accountOf(milestone, 'pay').confirmed,
    changesAsked: changesOf(about).map(({ at, criterion, words }) => ({ at, criterion, words })),
    submissions: submissionsOf(about),
    statements: statementsOf(entries, number, evidence),
    rulings: rulingsOf(entries, number, evidence),
    texts: [...documents].map(([hash, { version, language, text }]) => ({ version, hash, language, text })),
    signatures: await findSigners(
      tx,
      agreementId,
      [...documents.values()].map(({ version }) => version),
    ),
    looks: await findLooks(tx, id),
  };
}

/** From where each signature came is shown here and nowhere else; empty once it is erased. */
async function findSigners(tx: Tx, agreementId: string, versions: readonly number[]) {
  const rows = await tx
    .selectFrom('agreement_signatures as signature')
    .leftJoin('agreement_signature_addresses as address', (join) =>
      join
        .onRef('address.agreement_id', '=', 'signature.agreement_id')
        .onRef('address.version', '=', 'signature.version')
        .onRef('address.party', '=', 'signature.party'),
    )
    .select(['signature.version', 'signature.party', 'signature.name', 'signature.signed_at', 'address.ip'])
    .where('signature.agreement_id', '=', agreementId)
    .where('signature.version', 'in', versions)
    .where('signature.voided_at', 'is', null)
    .orderBy('signature.signed_at')
    .execute();
  return rows.map(({ version, party, name, signed_at: at, ip }) => ({
    version,
    party,
    name,
    signedAt: isoDate(at),
    ip: ip ?? '',
  }));
}
