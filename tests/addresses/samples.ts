import * as calls from '#contract/addresses/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { addressNoBeginnings } from './no-beginnings.ts';

export const addressSamples = {
  access: accessOf(calls, {
    postEmailChange: nothing,
    putEmailChange: nothing,
    putFormerAddress: nothing,
  }),
  rows: {
    email_changes: `insert into email_changes (id, account_id, email, expires_at) values ('c' || $1, $1, $2, now())`,
    former_addresses: `insert into former_addresses (id, account_id, email, expires_at) values ('o' || $1, $1, $2, now() + interval '1 day')`,
  },
  noBeginnings: addressNoBeginnings,
} satisfies ModuleSamples;
