import * as calls from '#contract/sign-ups/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { signUpNoBeginnings } from './no-beginnings.ts';

export const signUpSamples = {
  access: accessOf(calls, {
    postSignUpCode: nothing,
    putSignUpCode: nothing,
    getCurrentSignUp: nothing,
    postSignUp: nothing,
  }),
  rows: {
    email_proofs: `insert into email_proofs (id, email, code_expires_at, account_id, expires_at) values ('e' || $1, $2, now(), $1, now())`,
  },
  noBeginnings: signUpNoBeginnings,
} satisfies ModuleSamples;
