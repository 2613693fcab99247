import { type Expression, sql } from 'kysely';
import { proposalTimes } from '#contract/administration/limits.ts';
import { type EffectOfProposal, type ProposalKind, rightOfProposal } from '#contract/collected.ts';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Confirmed } from '../../ground/confirmed.ts';
import type { Core } from '../../ground/core.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { isWritten } from '../../ground/is-written.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findConfirmers, membersOf } from '../find-confirmers.ts';
import { findTied } from '../find-tied.ts';
import { deadlineOf, fingerprintOf } from '../proposal-row.ts';
import { holdProposals } from './hold-proposals.ts';
import { noteAction } from './note-action.ts';

type Proposed<Input> = {
  input: Input;
  reason: string;
  /** The right that both staff need, where it is not that of the kind: a suspension may come from a case. */
  right?: StaffRight;
  /** Accounts that may not confirm, in addition to those that the action finds. */
  barred?: readonly string[];
  /** False while an order forbids to tell the person. */
  tellsPerson?: boolean;
};

/**
 * Proposes an action, whose locks the caller holds (`action.hold`). If no account could confirm it, its proposer may carry it
 * out alone later, and the officer and the person are told at once. The same proposal made twice is one. Resolves to its id.
 * @throws Refusal `proposal_pointless` where it would change nothing; `proposal_barred` for staff with a conflict or a tie;
 * `proposal_waits` while another one waits
 */
export async function propose<Kind extends ProposalKind, Input extends object>(
  tx: Tx,
  core: Core,
  by: Pick<Member, 'id'>,
  action: Confirmed<Kind, Input>,
  { input, reason, right = rightOfProposal(action.kind), barred = [], tellsPerson = true }: Proposed<Input>,
): Promise<string> {
  const found = await action.find(tx, core, input);
  if (!found) throw new Refusal('proposal_pointless');
  await holdProposals(tx);
  const made = {
    kind: action.kind,
    subject_id: found.subjectId,
    needed_right: right,
    fingerprint: fingerprintOf(found),
    reason,
    proposed_by: by.id,
  };
  const waiting = await tx
    .selectFrom('staff_proposals')
    .selectAll()
    .where('kind', '=', action.kind)
    .where('subject_id', '=', found.subjectId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) {
    if (isWritten(waiting, { ...made, input })) return waiting.id;
    throw new Refusal('proposal_waits');
  }
  const notThey = [...barred, ...found.barred];
  const about = membersOf(found);
  const isTied = (await findTied(tx, [by.id], about)).length > 0;
  if (isTied || notThey.includes(by.id)) throw new Refusal('proposal_barred');
  const confirmers = await findConfirmers(tx, core, {
    right,
    proposedBy: by.id,
    barred: notThey,
    about,
    withSuspended: true,
  });
  const isAlone = confirmers.length === 0;
  const id = newId();
  const effect: EffectOfProposal<Kind> = found.effect;
  const { alone_from } = await tx
    .insertInto('staff_proposals')
    .values({
      ...made,
      id,
      person_id: found.personId,
      tells_person: tellsPerson,
      input: JSON.stringify(input),
      effect: JSON.stringify(effect),
      barred: notThey,
      alone_from: isAlone ? hoursFromNow(proposalTimes.hours) : null,
    })
    .returning('alone_from')
    .executeTakeFirstOrThrow();
  const kind = deadlineOf({ alone_from });
  await beginDeadline(tx, { kind, subjectId: id, owes: 'us', awaitedBy: null });
  if (isAlone) {
    await post(tx, { letter: 'lone-proposal', proposalId: id, to: 'officer' }, 'operator');
    const [accountId] = about;
    if (tellsPerson && accountId)
      await post(tx, { letter: 'lone-proposal', proposalId: id, to: 'person', accountId }, 'product');
  }
  await noteAction(tx, by, { action: 'proposal.made', subjectId: id, detail: `${action.kind}: ${reason}` });
  await record(tx, { name: 'proposals.made', accountId: by.id, subject: { proposalId: id } });
  return id;
}

function hoursFromNow(hours: number): Expression<Date> {
  return sql<Date>`(now() + make_interval(hours => ${hours}::int))`;
}
