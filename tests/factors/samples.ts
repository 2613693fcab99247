import * as calls from '#contract/factors/calls.ts';
import * as lost from '#contract/factors/lost-calls.ts';
import * as mfa from '#contract/factors/mfa-calls.ts';
import * as passkey from '#contract/factors/passkey-calls.ts';
import * as proof from '#contract/factors/proof-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { member } from '#tests/ground/builders.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { codeOfApp } from './factors.ts';
import { factorNoBeginnings } from './no-beginnings.ts';
import { preparedFactors } from './prepared-factors.ts';
import { factorThings, sampleSecret } from './things.ts';

const samplesOfPasskey = { challenge: () => 'no-challenge', credentialId: () => 'no-passkey' };

export const factorSamples = {
  access: [
    ...accessOf(
      mfa,
      { getMfaFactors: nothing, postMfaChallenge: nothing, putMfaChallenge: nothing },
      {
        postMfaChallenge: { factor: () => 'totp' },
        putMfaChallenge: { challengeId: () => 'no-challenge', otp: () => '000000' },
      },
    ),
    ...accessOf(
      passkey,
      {
        postPasskey: nothing,
        putPasskey: nothing,
        postPasskeyProof: nothing,
        putPasskeyProof: nothing,
        getSecondStep: nothing,
      },
      {
        postPasskey: { password: () => '' },
        putPasskey: { ...samplesOfPasskey, clientData: () => 'e30', attestation: () => 'oA' },
        putPasskeyProof: {
          ...samplesOfPasskey,
          clientData: () => 'e30',
          authenticatorData: () => 'AA',
          signature: () => 'AA',
        },
      },
    ),
    ...accessOf(proof, { postProofCode: nothing, putProof: nothing }, { putProof: { password: () => '' } }),
    ...accessOf(lost, {
      getFactorLoss: nothing,
      postFactorLossCode: nothing,
      putFactorLoss: nothing,
      deleteFactorLoss: nothing,
    }),
    ...accessOf(
      calls,
      {
        getFactors: nothing,
        postFactor: nothing,
        putFactor: factorThings.begunApp,
        patchFactor: factorThings.app,
        deleteFactor: factorThings.app,
        postRecoveryCodes: nothing,
        putFactorsBefore: nothing,
      },
      {
        postFactor: { name: () => 'My phone', password: () => '' },
        putFactor: { code: () => codeOfApp(sampleSecret) },
      },
    ),
  ],
  events: {
    'factors.changed': 'emails',
    'factors.lost': [
      async (core) => {
        const { id } = await member(core);
        const event = { name: 'factors.lost' as const, accountId: id, subject: { lossOf: id } };
        return { event, notified: { [id]: 'factors_lost' } };
      },
    ],
    'factors.lossEnded': 'none',
  },
  rows: {
    factors: `insert into factors (id, account_id, name, sealed, begun_in)
      values ('f' || $1, $1, 'My phone of ' || $2, '\\x00', 's')`,
    recovery_codes: `insert into recovery_codes (account_id, code_hash) values ($1, '\\x00')`,
    passkeys: `insert into passkeys (id, account_id, name, host, credential_id, public_key, counter)
      values ('p' || $1, $1, 'My laptop of ' || $2, 'localhost', 'c' || $1, '\\x00', 0)`,
    factor_losses: `insert into factor_losses (account_id, access_version, ends_at)
      values ($1, 0, now() + interval '1 day')`,
    factor_guesses: `insert into factor_guesses (account_id, source, times, expires_at)
      values ($1, 'totp:elsewhere', array[now()], now() + interval '10 minutes')`,
    factor_changes: `insert into factor_changes (id, account_id, kind, name, before, expires_at)
      values ('g' || $1, $1, 'added', $2, '{}', now() + interval '1 day')`,
  },
  prepared: preparedFactors,
  noBeginnings: factorNoBeginnings,
} satisfies ModuleSamples;
