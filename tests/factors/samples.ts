import * as calls from '#contract/factors/calls.ts';
import * as mfa from '#contract/factors/mfa-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { codeOfApp } from './factors.ts';
import { preparedFactors } from './prepared-factors.ts';
import { factorThings, sampleSecret } from './things.ts';

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
  events: { 'factors.changed': 'emails' },
  rows: {
    factors: `insert into factors (id, account_id, name, sealed, begun_in)
      values ('f' || $1, $1, 'My phone of ' || $2, '\\x00', 's')`,
    recovery_codes: `insert into recovery_codes (account_id, code_hash) values ($1, '\\x00')`,
    factor_changes: `insert into factor_changes (id, account_id, kind, name, before, expires_at)
      values ('g' || $1, $1, 'added', $2, '{}', now() + interval '1 day')`,
  },
  prepared: preparedFactors,
} satisfies ModuleSamples;
