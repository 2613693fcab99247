import { viewOwnEvidence } from '#contract/verifications/calls.ts';
import { addressOf } from './api.ts';

/** Where the member's own letter or card can be seen. */
export function ownEvidenceAddress(fileId: string, project: string): string {
  return addressOf(viewOwnEvidence, { fileId }, project);
}
