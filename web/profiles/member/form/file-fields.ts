import type { AttachmentBucket } from '#rules/sign-up/limits.ts';

/** The name of the field in which a file for this bucket is chosen. */
export const fileFields = { resumes: 'resume', portfolios: 'portfolio' } as const satisfies Record<
  AttachmentBucket,
  string
>;
