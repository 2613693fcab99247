import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const verificationHeld = {
  verifications: {
    group: 'others',
    policy: 'Verification',
    name: 'Marks you ask for',
    holds:
      'The facts that a member asks us to verify, the evidence, the decision and its reason, and how long the mark is valid.',
    why: 'To let others know who the member is.',
    kept: 'The evidence, 30 days after the decision; the rest, one year after the verification ends. A verification that waits for a code, one day.',
  },
  evidence_files: {
    group: 'others',
    policy: 'Verification',
    name: 'Letters and college IDs',
    holds:
      'A bonafide letter or a college ID: a PDF as it was sent, or a new image that the server made from a picture.',
    why: 'To check that a member studies.',
    kept: 'For 30 days after the decision.',
  },
  evidence_hashes: {
    group: 'others',
    policy: 'Verification',
    name: 'Fingerprints of evidence',
    holds: 'Hashes of the address, number, links or file by which a member is verified, made with our key.',
    why: 'To prevent a person from using the same evidence to pretend to be another person.',
    kept: 'As long as the mark is valid.',
  },
} satisfies ModuleHeld;
