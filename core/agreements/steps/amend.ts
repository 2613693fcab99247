import type { Agreement } from '#rules/agreements/state.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { findVersion } from '../find-text.ts';
import { subjectOfStep } from '../step-subject.ts';
import { carryOut } from './carry-out.ts';
import { dropDrafts } from './drop-drafts.ts';
import { holdRowInForce } from './hold-in-force.ts';
import type { HeldNegotiation } from './hold-negotiation.ts';
import { noteMove } from './note-move.ts';
import { settleAnswer } from './settle-answer.ts';
import { endAmendment } from './write-stands.ts';

/** Both have signed an amendment: its text is the one in force from now on, by an entry that names its hash. */
export async function amend(tx: Tx, held: HeldNegotiation, member: Member): Promise<void> {
  const signed = await findVersion(tx, held.id, held.version);
  const inForce = await holdRowInForce(tx, held.id);
  if (!signed?.document || !inForce) throw new Error(`The texts of agreement ${held.id} have gone.`);
  const { hash, number: version } = signed;
  await settleAnswer(tx, { ...held, stage: 'active' });
  await dropDrafts(tx, held.id);
  await endAmendment(tx, held, 'in_force');
  // A moved due date begins a new deadline, also where the earlier one has lapsed.
  for (const number of movedDueDates(inForce.state, signed.document))
    await releaseDeadline(tx, 'milestone_submission', subjectOfStep(held.id, number));
  const documents = new Map([...inForce.documents, [hash, signed.document]]);
  const by = { side: 'product', accountId: null } as const;
  await carryOut(
    tx,
    { ...inForce, documents, waiting: null },
    { kind: 'amend', version, document: hash },
    by,
  );
  await noteMove(tx, held, { kind: 'active', party: '', version, accountId: member.id });
}

function movedDueDates({ milestones }: Agreement, amended: AgreementDocument): number[] {
  const moved = milestones.filter(
    ({ number, terms }) => amended.milestones.find((one) => one.number === number)?.dueDay !== terms.dueDay,
  );
  return moved.map(({ number }) => number);
}
