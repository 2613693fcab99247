import { statusListOf } from '#core/certificates/status-list.ts';
import { coreContext } from '#web/entry.server.tsx';
import type { Route } from './+types/status-list';
import { forPrograms } from './for-programs.ts';

/** A list of ended certificates, whole: it says nothing of the one that its reader holds. */
export async function loader({ context, params: { list } }: Route.LoaderArgs): Promise<Response> {
  const number = /^[1-9]\d{0,4}$/.test(list) ? Number(list) : 0;
  const credential = await statusListOf(context.get(coreContext), number);
  return forPrograms(credential, 'application/vc');
}
