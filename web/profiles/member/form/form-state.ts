import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import type { Change, FormField, FormValues } from './form-values.ts';
import type { Attachment } from './use-attachment.ts';

/** What the fields of a person's profile need, whether it is about to begin or being edited. */
export type FormState = {
  values: FormValues;
  change: Change;
  /** Writes what was typed in another way. No edit of the person: a fault stays, and nothing counts as changed. */
  adjust: (values: Partial<FormValues>) => void;
  /** What stands beside a field that needs mending. */
  noteOf: (field: FormField | 'file') => string | null;
  attachments: Record<AttachmentBucket, Attachment>;
};
