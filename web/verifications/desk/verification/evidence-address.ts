import { viewEvidence } from '#contract/verifications/desk-calls.ts';
import { addressOf } from '#web/client/api.ts';

/** Where the letter or card of a request can be seen, by administrators. */
export function evidenceAddress(fileId: string, project: string): string {
  return addressOf(viewEvidence, { fileId }, project);
}
