import { gzipSync } from 'node:zlib';
import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import { toBase64url } from '#rules/certificates/base64url.ts';
import { certificateLimits } from '#rules/certificates/limits.ts';
import type { Core } from '../ground/core.ts';
import { didOf, verificationMethodOf } from './did.ts';
import { keepCertificateKey } from './keep-key.ts';
import { secondsOf } from './proof.ts';
import { proveByJcs } from './prove-by-jcs.ts';

/**
 * A public list of ended certificates by the W3C's Bitstring Status List 1.0, signed; null for a number that no list has. It is
 * always fetched whole, so it tells no one whose certificate is looked at.
 */
export async function statusListOf(core: Core, number: number): Promise<object | null> {
  const { db, origin } = core;
  const list = await db
    .selectFrom('certificate_lists')
    .select('changed_at')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!list) return null;
  const ended = await db
    .selectFrom('certificates')
    .select('status_index')
    .where('status_list', '=', number)
    .where('ended_at', 'is not', null)
    .execute();
  const bits = new Uint8Array(certificateLimits.statusBits / 8);
  for (const { status_index: index } of ended)
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  const id = origin + certificatePaths.statusList(String(number));
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom: secondsOf(list.changed_at),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${toBase64url(gzipSync(bits))}`,
    },
  };
  const key = await keepCertificateKey(core);
  return {
    ...credential,
    proof: proveByJcs(credential, { key, method: verificationMethodOf(origin, key.id), at: list.changed_at }),
  };
}
