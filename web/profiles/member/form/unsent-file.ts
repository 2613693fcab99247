import { bucketOf } from '#rules/sign-up/limits.ts';
import type { Sent } from '#web/forms/act.ts';
import { fileFields } from './file-fields.ts';

/**
 * The name of a file that was chosen for this role and did not come along: a form that leaves before the scripts are there
 * brings no more of it.
 */
export function unsentFile(sent: Sent, role: string): string | undefined {
  const name = sent.text(fileFields[bucketOf(role)]);
  return sent.text('fileId') === '' && name !== '' ? name : undefined;
}
