import * as calls from '#contract/leaving/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

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
} satisfies ModuleSamples;
