import { createHash, sign } from 'node:crypto';
import { toMultibase } from './base58.ts';
import { loadContext } from './load-context.ts';
import { type Credential, type Proof, type Prover, secondsOf } from './proof.ts';

/**
 * A proof by `eddsa-rdfc-2022` (W3C Data Integrity EdDSA Cryptosuites 1.0, section 3.2), which most wallets know. The canonical form of
 * the graph is a published package's; the key stays with Node's crypto. The package is loaded with the first badge.
 */
export async function proveByRdfc(document: Credential, { key, method, at }: Prover): Promise<Proof> {
  const { cryptosuite } = await import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite');
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: secondsOf(at),
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
  } as const;
  const hashOf = async (value: object) =>
    createHash('sha256')
      .update(await cryptosuite.canonize(value, { documentLoader: loadContext }))
      .digest();
  const context = { '@context': document['@context'] };
  const bytes = Buffer.concat([await hashOf({ ...context, ...options }), await hashOf(document)]);
  return { ...options, proofValue: toMultibase(sign(null, bytes, key.privateKey)) };
}
