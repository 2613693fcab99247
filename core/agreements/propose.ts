import { agreementLimits } from '#contract/agreements/limits.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';
import { type AgreementDocument, agreementDocument } from '#rules/agreements/terms.ts';
import { financialYearOf } from '#rules/calendar/day.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { trialRules } from '../ground/trial-rules.ts';
import { leftToPropose } from './faults-of-draft.ts';
import { findNextDocument, type Next } from './find-next-document.ts';
import { findActingOwners } from './find-owners.ts';
import { type Draft, findDraft } from './find-text.ts';
import { isNegotiated, isOver, mayAmend } from './policy.ts';
import { showAgreement } from './show-agreement.ts';
import { countEquityPeople } from './steps/count-equity-people.ts';
import { type HeldNegotiation, holdNegotiation } from './steps/hold-negotiation.ts';
import { holdPool } from './steps/hold-pool.ts';
import { requireInTime } from './steps/require-in-time.ts';
import { requireThere } from './steps/require-there.ts';
import { writeProposal } from './steps/write-proposal.ts';

/**
 * Proposes the side's own draft, or counters with it, for an agreement or an amendment. From then on the other side owes
 * the answer, and a signature under the earlier text is void.
 * @throws Refusal `agreement_unknown`, `agreement_over`, `agreement_not_your_draft`; `conflict` where the draft or the text
 * that it changes is another one now; `agreement_incomplete` with the missing terms; refusals of invalid terms;
 * `agreement_nothing_changed`; `agreement_project_closed`, `agreement_person_away`, `agreement_person_underage`,
 * `agreement_trials_full`, `agreement_trials_full_other`; `agreement_no_other_owner`; `agreement_pool_missing`; `agreement_people_full`; `member_paused`
 */
export async function propose(
  core: Core,
  member: Member,
  { agreementId, version }: { agreementId: string; version: number },
): Promise<AgreementBody> {
  await core.db.transaction().execute(async (tx) => {
    await trialRules().hold(tx, agreementId);
    const held = await holdNegotiation(tx, member, agreementId);
    const draft = await findDraft(tx, held.id, held.side);
    if (!draft && (await isProposed(tx, held, version))) return;
    // A counter-proposal is an answer that the paused member owes.
    if (held.stage === 'draft' && member.standing.isPaused) throw new Refusal('member_paused');
    if (isOver(held)) throw new Refusal('agreement_over');
    if (!draft) throw new Refusal('agreement_not_your_draft');
    if (held.stage !== 'draft' && !isNegotiated(held) && !mayAmend(held)) throw new Refusal('agreement_over');
    if (draft.version !== version || draft.basedOn !== held.version) throw new Refusal('conflict');
    if (held.is_trial && held.stage === 'draft') await trialRules().requireRoom(tx, agreementId, member.id);
    await requireThere(tx, held.contributor_id);
    if ((await findActingOwners(tx, held.project_id, held.contributor_id)).length === 0)
      throw new Refusal('agreement_no_other_owner');
    await requireInTime(tx, held);
    // Locked before it is read: the totals that the text quotes must not change, and equity holders are counted one after
    // another.
    await holdPool(tx, held.project_id);
    const writer = { party: held.side, member };
    const next = await findNextDocument({ db: tx, origin: core.origin }, held, draft, writer);
    const document = requireWhole(draft, next, held.isOpen);
    if (document.terms.equity) await requireRoom(tx, held, next);
    const { signerId } = next;
    const by = { accountId: member.id, draftVersion: draft.version };
    await writeProposal(tx, held, { document, signerId, ...by });
  });
  return showAgreement(core, member, agreementId);
}

/** Sent twice: the text that stands is of this side, and came from that version of its draft. */
async function isProposed(tx: Tx, held: HeldNegotiation, version: number): Promise<boolean> {
  const proposed = await tx
    .selectFrom('agreement_versions')
    .select('number')
    .where('agreement_id', '=', held.id)
    .where('number', '=', held.version)
    .where('party', '=', held.side)
    .where('draft_version', '=', version)
    .executeTakeFirst();
  return proposed !== undefined;
}

function requireWhole({ said }: Draft, next: Next, isOpen: boolean): AgreementDocument {
  const [fault] = leftToPropose(said, next, isOpen);
  if (fault) throw new Refusal(fault.code, fault.param ? { param: fault.param } : {});
  const { data, error } = agreementDocument.safeParse(next.document);
  if (!data) throw new Refusal('agreement_incomplete', { param: String(error.issues[0]?.path.at(-1) ?? '') });
  return data;
}

/** ⚖ So many people of a project can be proposed an equity part in a financial year. */
async function requireRoom(tx: Tx, held: HeldNegotiation, { today }: Next): Promise<void> {
  const others = await countEquityPeople(tx, held, financialYearOf(today));
  if (others >= agreementLimits.equityPeopleAYear) throw new Refusal('agreement_people_full');
}
