import type { AgreementParty } from '#contract/agreements/limits.ts';
import { type EventName, record, type Tx } from '../../ground/events.ts';
import type { Negotiation } from '../negotiation.ts';
import { subjectOf } from '../row.ts';
import { noteStep } from './note-step.ts';

/** The moves of a negotiation, and the events that they are as those of an agreement or of an amendment. */
const moves = {
  proposed: ['agreements.proposed', 'agreements.amendmentProposed'],
  countered: ['agreements.countered', 'agreements.amendmentProposed'],
  signed: ['agreements.signed', 'agreements.amendmentSigned'],
  active: ['agreements.activated', 'agreements.amended'],
  declined: ['agreements.declined', 'agreements.amendmentOver'],
  withdrawn: ['agreements.withdrawn', 'agreements.amendmentOver'],
  expired: ['agreements.expired', 'agreements.amendmentExpired'],
} as const satisfies Record<string, readonly [EventName, EventName]>;

type Move = {
  kind: keyof typeof moves;
  party: AgreementParty | '';
  version: number;
  /** Whose doing it is. */
  accountId: string | null;
};

/** Writes a move into what both sides read, and tells of it. */
export async function noteMove(
  tx: Tx,
  one: Pick<Negotiation, 'id' | 'project_id' | 'amendment'>,
  { kind, party, version, accountId }: Move,
): Promise<void> {
  const [own, ofAmendment] = moves[kind];
  const isOwn = one.amendment === null;
  await noteStep(tx, { agreementId: one.id, kind: isOwn ? kind : `amendment_${kind}`, party, version });
  await record(tx, { name: isOwn ? own : ofAmendment, accountId, subject: subjectOf(one) });
}
