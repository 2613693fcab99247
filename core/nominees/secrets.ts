import type { Core } from '../ground/core.ts';
import { linkSecretOf } from '../ground/secrets.ts';

/** Of the visit of a person who acts for a member. */
export const visitSecretOf = ({ key }: Pick<Core, 'key'>, visitId: string) =>
  linkSecretOf(key, 'nominee-visit', visitId);

/** With which a member says "I am here", from an email. */
export const hereSecretOf = ({ key }: Pick<Core, 'key'>, requestId: string) =>
  linkSecretOf(key, 'nominee-here', requestId);
