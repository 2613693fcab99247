const megabyte = 1024 * 1024;

/** Limits of the evidence that members send. They stand apart from the calls because pages need only the numbers. */
export const verificationLimits = {
  about: { min: 100, max: 1500 },
  appeal: { min: 20, max: 1500 },
  reason: { min: 3, max: 500 },
  registryNumber: 60,
  domain: 253,
  /** Public links to show a founder, mentor, investor or industry professional. */
  links: 2,
  /** Of a letter or card as a PDF; of a picture of one see `avatarLimits`. */
  pdfBytes: 10 * megabyte,
  /** The longer side of the picture of a letter that is kept, in pixels: small print stays readable. */
  scanSide: 2400,
} as const;

/** How long a mark holds, when the server reminds of its end, how long an appeal is open, and when evidence is deleted. */
export const verificationTimes = { months: 12, reminderDays: 30, appealDays: 14, evidenceDays: 30 } as const;

/** `started`: the code to the address has not come back yet. */
export const verificationStates = [
  'started',
  'submitted',
  'verified',
  'rejected',
  'expired',
  'revoked',
  'withdrawn',
] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Why a person looks at what a code would have shown by itself. */
export const holdReasons = ['same_evidence', 'identity_number'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The lists of the desk. */
export const verificationLists = ['waiting', 'in_force', 'ended'] as const;
export type VerificationList = (typeof verificationLists)[number];

/** The kinds that are shown by public links. */
export const linkKinds = ['founder', 'mentor', 'investor', 'industry_professional'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The ways in which a file shows a student. */
export const documentWays = ['bonafide_letter', 'college_id'] as const;
export type DocumentWay = (typeof documentWays)[number];
