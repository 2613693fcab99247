import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import type { PageField } from './faults.ts';
import type { Change, FormValues } from './form-values.ts';
import type { Attachment } from './use-attachment.ts';

/** The values and functions that the fields of a profile need, both at the sign-up and in the profile's form. */
export type FormState = {
  values: FormValues;
  change: Change;
  /** Writes what was typed in another way. No edit of the person: a fault stays, and nothing counts as changed. */
  adjust: (values: Partial<FormValues>) => void;
  /** The note at a field that must be corrected. */
  noteOf: (field: PageField) => string | null;
  attachments: Record<AttachmentBucket, Attachment>;
};
