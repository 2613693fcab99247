import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { findAdministrators } from '../find-administrators.ts';

/** Whether anyone else may administer the site at this moment, and so review the decisions of these administrators. */
export async function hasOtherAdministrator(
  tx: Tx,
  core: Pick<Core, 'adminEmails'>,
  ids: readonly string[],
): Promise<boolean> {
  return (await findAdministrators(tx, core)).some((id) => !ids.includes(id));
}
