import type { SigningKey } from '../ledger/sign-head.ts';

/** A document of the W3C's data model, without proofs. */
export type Credential = { '@context': readonly string[] };

export type Prover = {
  key: SigningKey;
  /** The address of its public half. */
  method: string;
  at: Date;
};

export type Proof = {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-jcs-2022' | 'eddsa-rdfc-2022';
  created: string;
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
  '@context'?: readonly string[];
  proofValue: string;
};

/** A moment as the data model of others writes it: to the second, in UTC. */
export const secondsOf = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z');
