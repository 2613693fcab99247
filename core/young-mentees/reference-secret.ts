import type { Core } from '../ground/core.ts';
import { linkSecretOf } from '../ground/secrets.ts';

/** The secret of the link in the email to a reference. */
export function referenceSecret({ key }: Pick<Core, 'key'>, id: string): string {
  return linkSecretOf(key, 'young-mentor-reference', id);
}
