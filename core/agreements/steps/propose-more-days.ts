import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { trialTerms } from '#contract/agreements/trial-limits.ts';
import { agreementDocument } from '#rules/agreements/terms.ts';
import { addDays } from '#rules/calendar/day.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { seerOf } from '../../ground/may-see.ts';
import { draftOf } from '../document-of.ts';
import { leftToPropose } from '../faults-of-draft.ts';
import { type Amended, findAmended } from '../find-amended.ts';
import { findNextDocument } from '../find-next-document.ts';
import { findActingOwners } from '../find-owners.ts';
import { isNegotiated, mayAmend } from '../policy.ts';
import { type HeldNegotiation, holdNegotiatedRow } from './hold-negotiation.ts';
import { holdPool } from './hold-pool.ts';
import { writeProposal } from './write-proposal.ts';

/**
 * Proposes for the project's side that a trial lasts 14 days more: its last day, and the due days of what is not handed in. Resolves to
 * whether it could be proposed; it cannot once an end has begun.
 */
export async function proposeMoreDays(
  { tx, origin }: { tx: Tx } & Pick<Core, 'origin'>,
  agreementId: string,
): Promise<boolean> {
  const row = await holdNegotiatedRow(tx, agreementId);
  if (!row || isNegotiated(row) || !mayAmend(row)) return false;
  const held: HeldNegotiation = { ...row, side: 'project' };
  const [amended, owners] = [
    await findAmended(tx, held),
    await findActingOwners(tx, held.project_id, held.contributor_id),
  ];
  const [owner] = owners;
  if (!amended || owner === undefined) return false;
  await holdPool(tx, held.project_id);
  const said = withMoreDays(amended);
  const writer = { party: held.side, member: seerOf(owner) };
  const next = await findNextDocument({ db: tx, origin }, held, { said }, writer);
  const { data: document } = agreementDocument.safeParse(next.document);
  if (!document || leftToPropose(said, next, held.isOpen).length > 0) return false;
  const { signerId } = next;
  await writeProposal(tx, held, { document, signerId, accountId: null, draftVersion: null });
  return true;
}

function withMoreDays({ document, stands }: Amended): AgreementDraft {
  const { moreDays } = trialTerms;
  const { terms, milestones, ...said } = draftOf(document);
  return {
    ...said,
    terms: { ...terms, endDay: terms.endDay && addDays(terms.endDay, moreDays) },
    milestones: milestones.map((one) =>
      stands(one.number) === 'fixed' ? one : { ...one, dueDay: addDays(one.dueDay, moreDays) },
    ),
  };
}
