import { student } from '../lists/roles.ts';

/** Limits of the files of a sign-up, by storage bucket. */
export const attachments = {
  resumes: { extensions: ['pdf', 'doc', 'docx'], maxBytes: 10 * 1024 * 1024 },
  portfolios: { extensions: ['pdf', 'doc', 'docx', 'zip'], maxBytes: 50 * 1024 * 1024 },
} as const;
export type AttachmentBucket = keyof typeof attachments;

export const nameLimit = 100;

export function bucketOf(role: string): AttachmentBucket {
  return role === student ? 'resumes' : 'portfolios';
}
