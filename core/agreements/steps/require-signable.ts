import { unitsAtLowestShares } from '#contract/agreements/choice.ts';
import { freeUnits } from '#contract/agreements/pool.ts';
import type { AgreementDocument } from '#contract/agreements/terms.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { firstDay } from '../faults-of-draft.ts';
import { findAmended } from '../find-amended.ts';
import { findToday } from '../find-around.ts';
import { findActingOwners } from '../find-owners.ts';
import { findSignatures, findVersion, type Version } from '../find-text.ts';
import { isNegotiated, isOver } from '../policy.ts';
import type { HeldNegotiation } from './hold-negotiation.ts';
import { holdPool } from './hold-pool.ts';
import { isOvertaken } from './is-overtaken.ts';
import { requireThere } from './require-there.ts';

/** What somebody says who signs. */
export type Signing = {
  agreementId: string;
  version: number;
  hash: string;
  name: string;
  hasAuthority: boolean;
};

/**
 * Whether the member may sign this text now, for the side on which they are. Resolves to the text.
 * @throws Refusal `agreement_over`, `agreement_moved`; `conflict` where another text stands, or what an
 * amendment would change has moved on; `agreement_already_signed`,
 * `agreement_same_person`; `agreement_signer_other`, `agreement_authority_missing`; `agreement_person_underage`,
 * `agreement_person_away`; `agreement_no_other_owner`; `agreement_project_closed`; `agreement_vesting_before_signature`;
 * `agreement_pool_changed`, `agreement_pool_short`
 */
export async function requireSignable(
  tx: Tx,
  held: HeldNegotiation,
  member: Member,
  { version, hash, hasAuthority }: Omit<Signing, 'agreementId' | 'name'>,
): Promise<Version & { document: AgreementDocument }> {
  if (isOver(held)) throw new Refusal('agreement_over');
  if (!isNegotiated(held)) throw new Refusal('agreement_moved');
  const standing = await findVersion(tx, held.id, held.version);
  if (!standing?.document || standing.number !== version || standing.hash !== hash)
    throw new Refusal('conflict');
  const signatures = await findSignatures(tx, held.id, version);
  if (signatures.some(({ party }) => party === held.side)) throw new Refusal('agreement_already_signed');
  if (signatures.some((one) => one.account_id === member.id)) throw new Refusal('agreement_same_person');
  const { document } = standing;
  if (await isOvertaken(tx, held, document)) throw new Refusal('conflict');
  if (held.side === 'project') requireBound(document, standing, member, hasAuthority);
  await requireThere(tx, held.contributor_id);
  if ((await findActingOwners(tx, held.project_id, held.contributor_id)).length === 0)
    throw new Refusal('agreement_no_other_owner');
  if (!held.isPublished) throw new Refusal('agreement_project_closed');
  await requireCovered(tx, held, document);
  return { ...standing, document };
}

/** An organisation is bound by an owner who says that they may; without one, its owner signs in their own name. */
function requireBound(
  { parties }: AgreementDocument,
  { signerId }: Version,
  member: Member,
  hasAuthority: boolean,
): void {
  const isRegistered = parties.project.number !== '';
  if (isRegistered && !hasAuthority) throw new Refusal('agreement_authority_missing');
  if (!isRegistered && signerId !== member.id) throw new Refusal('agreement_signer_other');
}

/**
 * Units cover the lowest shares of what has not begun, of the totals that the text quotes, and vesting begins today or later,
 * where it has not begun already.
 */
async function requireCovered(tx: Tx, held: HeldNegotiation, document: AgreementDocument): Promise<void> {
  const { equity } = document.terms;
  if (!equity) return;
  const amended = await findAmended(tx, held);
  const first = firstDay(document, amended, await findToday(tx, document.zone));
  if (equity.vesting.kind === 'monthly' && equity.vesting.startDay < first)
    throw new Refusal('agreement_vesting_before_signature');
  const { pool, taken } = await holdPool(tx, held.project_id);
  if (!pool || pool.version !== equity.pool.version) throw new Refusal('agreement_pool_changed');
  const planned = document.milestones.filter(
    ({ number }) => (amended?.stands(number) ?? 'planned') === 'planned',
  );
  const lowest = unitsAtLowestShares(planned, equity);
  const missing = lowest - freeUnits(pool, taken);
  // Where a ruling gave more than was free, shares from nothing on are covered all the same.
  if (lowest > 0 && missing > 0) throw new Refusal('agreement_pool_short', { count: missing });
}
