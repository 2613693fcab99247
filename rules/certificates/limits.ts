/** Limits of certificates. They stand apart because pages and calls need only these. */
export const certificateKinds = ['completed', 'mentored', 'credit'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** `declined`: its holder does not want it. `withdrawn`: it was taken back. Both for good. */
export const certificateStates = ['issued', 'declined', 'withdrawn'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Why a certificate was taken back: no work is left after rulings, or the one who approved it did so. */
export const withdrawalCauses = ['no_work_left', 'approval_taken_back'] as const;
export type WithdrawalCause = (typeof withdrawalCauses)[number];

export const certificateLimits = {
  name: 200,
  organisation: 200,
  role: 200,
  term: 60,
  /** Places of a status list, so many that an index says nothing of how many certificates there are. */
  statusBits: 131_072,
  /** Of a mentorship: fewer give no certificate. */
  sessions: 2,
  /** The largest code of a print: version 22. */
  modules: 105,
  /** Letters of an address behind its `#`. A longer one is no certificate. */
  fragment: 8000,
} as const;
