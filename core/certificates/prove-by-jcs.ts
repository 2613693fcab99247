import { createHash, sign } from 'node:crypto';
import { canonicalBytes } from '#rules/ledger/canonical-json.ts';
import { toMultibase } from './base58.ts';
import { type Credential, type Proof, type Prover, secondsOf } from './proof.ts';

/** A proof by `eddsa-jcs-2022` (W3C Data Integrity EdDSA Cryptosuites 1.0, section 3.3) on a document without proofs. */
export function proveByJcs(document: Credential, { key, method, at }: Prover): Proof {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: secondsOf(at),
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
    '@context': document['@context'],
  } as const;
  const bytes = Buffer.concat([hashOf(options), hashOf(document)]);
  return { ...options, proofValue: toMultibase(sign(null, bytes, key.privateKey)) };
}

const hashOf = (value: object) => createHash('sha256').update(canonicalBytes(value)).digest();
