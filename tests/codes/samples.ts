import * as calls from '#contract/codes/calls.ts';
import * as tokenCalls from '#contract/codes/token-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { codeNoBeginnings } from './no-beginnings.ts';

export const codeSamples = {
  access: accessOf(
    { ...calls, ...tokenCalls },
    {
      postLogInCode: nothing,
      putLogInCode: nothing,
      postVerification: nothing,
      putVerification: nothing,
      getVerificationLink: nothing,
      postCode: nothing,
      postRecovery: nothing,
      putRecovery: nothing,
    },
  ),
  events: {
    'codes.asked': 'emails',
    'codes.used': 'none',
    'tokens.created': 'emails',
    'tokens.used': 'none',
  },
  rows: {
    codes: `insert into codes (id, purpose, account_id, email, handle, asked_by, expires_at) values ('code' || $1, 'log-in', $1, $2, 'h', 'client', now() + interval '1 hour')`,
    tokens: `insert into tokens (id, account_id, kind, email, expires_at) values ('token' || $1, $1, 'verification', $2, now() + interval '1 hour')`,
  },
  noBeginnings: codeNoBeginnings,
} satisfies ModuleSamples;
