import {
  deleteFactor,
  patchFactor,
  postFactor,
  postRecoveryCodes,
  putFactor,
  putFactorsBefore,
} from '#contract/factors/calls.ts';
import { deleteFactorLoss } from '#contract/factors/lost-calls.ts';
import { postMfaChallenge, putMfaChallenge } from '#contract/factors/mfa-calls.ts';
import {
  postPasskey,
  postPasskeyProof,
  putPasskey,
  putPasskeyProof,
} from '#contract/factors/passkey-calls.ts';
import { postProofCode, putProof } from '#contract/factors/proof-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const factorNoBeginnings = {
  own: [
    postProofCode,
    putProof,
    postMfaChallenge,
    putMfaChallenge,
    deleteFactorLoss,
    postPasskey,
    putPasskey,
    postPasskeyProof,
    putPasskeyProof,
    postFactor,
    putFactor,
    patchFactor,
    deleteFactor,
    postRecoveryCodes,
    putFactorsBefore,
  ],
} satisfies NoBeginnings;
