import { viewEvidence } from '#contract/verifications/desk-calls.ts';
import { addressOf } from '#web/client/api.ts';

/** Where the letter or card of a request can be seen, by administrators. */
export function evidenceAddress(evidenceId: string, project: string): string {
  return addressOf(viewEvidence, { evidenceId }, project);
}
