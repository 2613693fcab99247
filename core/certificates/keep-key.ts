import type { Core } from '../ground/core.ts';
import { serverSigningKey } from '../ledger/server-key.ts';
import type { SigningKey } from '../ledger/sign-head.ts';

/** The key of this server for certificates. Before anything leaves that it has signed, its public half is kept for good. */
export async function keepCertificateKey({ db, key }: Pick<Core, 'db' | 'key'>): Promise<SigningKey> {
  const signingKey = serverSigningKey(key, 'certificates');
  await db
    .insertInto('certificate_keys')
    .values({ id: signingKey.id, public_key: signingKey.publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return signingKey;
}
