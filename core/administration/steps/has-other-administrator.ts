import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { findAdministrators } from '../find-administrators.ts';

/** Whether anybody but these may administer the site at this moment, and so look at what they have decided. */
export async function hasOtherAdministrator(
  tx: Tx,
  core: Pick<Core, 'adminEmails'>,
  ids: readonly string[],
): Promise<boolean> {
  return (await findAdministrators(tx, core)).some((id) => !ids.includes(id));
}
