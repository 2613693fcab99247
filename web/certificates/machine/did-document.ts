import { didDocumentOf } from '#core/certificates/did.ts';
import { listCertificateKeys } from '#core/certificates/list-certificate-keys.ts';
import { coreContext } from '#web/entry.server.tsx';
import type { Route } from './+types/did-document';
import { forPrograms } from './for-programs.ts';

/** The keys of all times with which certificates were signed, for verifiers of others. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const core = context.get(coreContext);
  const { keys } = await listCertificateKeys(core);
  return forPrograms(didDocumentOf(core.origin, keys), 'application/json');
}
