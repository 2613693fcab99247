import type { ApplicationStep } from '#contract/applications/limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Writes into the timeline that both sides read. */
export async function noteStep(tx: Tx, applicationId: string, kind: ApplicationStep): Promise<void> {
  await tx.insertInto('application_steps').values({ application_id: applicationId, kind }).execute();
}
