import type { Core } from '../ground/core.ts';
import { linkSecretOf } from '../ground/secrets.ts';

/** Hex digits of the secret in a calendar's address: 144 bits. */
const digits = 36;

/** The secret of an address, which follows from its id and the server's key: the database holds its hash alone. */
export function calendarSecretOf({ key }: Pick<Core, 'key'>, id: string): string {
  return linkSecretOf(key, 'calendar', id).slice(0, digits);
}
