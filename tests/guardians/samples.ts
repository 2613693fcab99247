import * as calls from '#contract/guardians/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { guardianEvents } from './events.ts';
import { guardianNoBeginnings } from './no-beginnings.ts';
import { guardianThings } from './things.ts';

export const guardianSamples = {
  access: accessOf(calls, {
    getGuardian: nothing,
    putGuardian: nothing,
    getGuardianRequest: guardianThings.request,
    postGuardianCode: guardianThings.request,
    putGuardianAnswer: guardianThings.request,
  }),
  events: guardianEvents,
  rows: {
    guardians: `insert into guardians (id, account_id, name, email, adult_on, expires_at) values ('g' || $1, $1, 'Meera', $2, '2030-01-01', now())`,
  },
  noBeginnings: guardianNoBeginnings,
} satisfies ModuleSamples;
