import { record, type Tx } from '../../ground/events.ts';
import { findVersion } from '../find-text.ts';
import { subjectOf } from '../row.ts';
import { closeNegotiation } from './end-negotiation.ts';
import { holdNegotiatedRow } from './hold-negotiation.ts';
import { isOvertaken } from './is-overtaken.ts';
import { noteStep } from './note-step.ts';
import { endAmendment } from './write-stands.ts';

/** Voids the open amendment if later entries have overtaken it. The text in force stays in force. */
export async function voidOvertaken(tx: Tx, agreementId: string): Promise<void> {
  const held = await holdNegotiatedRow(tx, agreementId);
  if (!held || held.amendment === null) return;
  const standing = await findVersion(tx, held.id, held.version);
  if (!(await isOvertaken(tx, held, standing?.document ?? null))) return;
  await closeNegotiation(tx, held);
  await endAmendment(tx, held, 'void');
  await noteStep(tx, { agreementId: held.id, kind: 'amendment_void', party: '', version: held.version });
  await record(tx, { name: 'agreements.amendmentOver', accountId: null, subject: subjectOf(held) });
}
