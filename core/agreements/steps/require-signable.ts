import { unitsAtLowestShares } from '#rules/agreements/choice.ts';
import { freeUnits } from '#rules/agreements/pool.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { seerOf } from '../../ground/may-see.ts';
import { Refusal } from '../../ground/refusal.ts';
import { firstDay } from '../faults-of-draft.ts';
import { areParties, isOldText } from '../faults-of-parties.ts';
import { type Amended, findAmended } from '../find-amended.ts';
import { findToday } from '../find-around.ts';
import { findActingOwners } from '../find-owners.ts';
import { findProjectSide } from '../find-project-side.ts';
import { findSignatures, findVersion, type Version } from '../find-text.ts';
import { isNegotiated, isOver } from '../policy.ts';
import type { HeldNegotiation } from './hold-negotiation.ts';
import { holdPool } from './hold-pool.ts';
import { isOvertaken } from './is-overtaken.ts';
import { requireThere } from './require-there.ts';

/** The statements of a member who signs. */
export type Signing = {
  agreementId: string;
  version: number;
  hash: string;
  name: string;
  hasAuthority: boolean;
  /** They can read the language of the text, or it was read to them. */
  canRead?: boolean;
};

/** Together with the language of the signer's pages. */
export type ReadSigning = Signing & { readerLanguage: string };

/**
 * Whether the member may sign this text now, for the side on which they are. Resolves to the text.
 * @throws Refusal `agreement_over`, `agreement_moved`; `conflict` where another text stands, or what an
 * amendment would change has moved on; `agreement_already_signed`,
 * `agreement_same_person`; `agreement_signer_other`, `agreement_authority_missing`; `agreement_language_unread`; `agreement_person_underage`,
 * `agreement_person_away`; `agreement_no_other_owner`; `agreement_project_closed`; `agreement_vesting_before_signature`;
 * `agreement_pool_changed`, `agreement_pool_short`; `agreement_clauses_old`; `agreement_parties_changed` where the project, its owners
 * or its mark are not those that the text names
 */
export async function requireSignable(
  { tx, origin }: { tx: Tx } & Pick<Core, 'origin'>,
  held: HeldNegotiation,
  member: Member,
  { version, hash, hasAuthority, canRead, readerLanguage }: Omit<ReadSigning, 'agreementId' | 'name'>,
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
  if (isOldText(document)) throw new Refusal('agreement_clauses_old');
  if (await isOvertaken(tx, held, document)) throw new Refusal('conflict');
  const amended = await findAmended(tx, held);
  if (!(await namesParties({ tx, origin }, held, standing, amended)))
    throw new Refusal('agreement_parties_changed');
  if (held.side === 'project') requireBound(document, standing, member, hasAuthority);
  if (document.language !== readerLanguage && !canRead) throw new Refusal('agreement_language_unread');
  await requireThere(tx, held.contributor_id);
  if ((await findActingOwners(tx, held.project_id, held.contributor_id)).length === 0)
    throw new Refusal('agreement_no_other_owner');
  if (!held.isOpen) throw new Refusal('agreement_project_closed');
  await requireCovered(tx, held, { document, amended });
  return { ...standing, document };
}

/** Whether the text names the parties as they are, to a member who could have written it. */
async function namesParties(
  { tx, origin }: { tx: Tx } & Pick<Core, 'origin'>,
  held: HeldNegotiation,
  { document, signerId }: Version,
  amended: Amended | null,
): Promise<boolean> {
  if (!document) return false;
  const { name } = document.parties.project;
  const signer = signerId === null ? null : { id: signerId, name };
  const owners = await findActingOwners(tx, held.project_id, held.contributor_id);
  const writers = [...owners, ...(held.contributor_id ? [held.contributor_id] : [])];
  for (const writer of writers) {
    const side = await findProjectSide({ db: tx, origin }, held, { viewer: seerOf(writer), signer });
    if (areParties(document, { side, signed: amended?.document ?? null })) return true;
  }
  return false;
}

/**
 * An organisation, and owners who do not sign themselves, are bound by an owner who says that they may. Without an organisation its
 * owner signs in their own name.
 */
function requireBound(
  { parties }: AgreementDocument,
  { signerId }: Version,
  member: Member,
  hasAuthority: boolean,
): void {
  const isRegistered = parties.project.number !== '';
  const hasOthers = 'owners' in parties.project && parties.project.owners.length > 1;
  if (!isRegistered && signerId !== member.id) throw new Refusal('agreement_signer_other');
  if ((isRegistered || hasOthers) && !hasAuthority) throw new Refusal('agreement_authority_missing');
}

/**
 * Units cover the lowest shares of what has not begun, of the totals that the text quotes, and vesting begins today or later,
 * where it has not begun already.
 */
async function requireCovered(
  tx: Tx,
  held: HeldNegotiation,
  { document, amended }: { document: AgreementDocument; amended: Amended | null },
): Promise<void> {
  const { equity } = document.terms;
  if (!equity) return;
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
