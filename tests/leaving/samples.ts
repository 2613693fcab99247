import * as calls from '#contract/leaving/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { leavingNoBeginnings } from './no-beginnings.ts';

export const leavingSamples = {
  access: accessOf(calls, {
    getLeaving: nothing,
    postLeavingCode: nothing,
    putLeaving: nothing,
    deleteLeaving: nothing,
  }),
  events: {
    'accounts.leaving': 'emails',
    'accounts.kept': 'none',
  },
  noBeginnings: leavingNoBeginnings,
} satisfies ModuleSamples;
