import * as calls from '#contract/standings/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { standingNoBeginnings } from './no-beginnings.ts';

export const standingSamples = {
  access: accessOf(calls, {
    getStanding: nothing,
    putBirthDate: nothing,
  }),
  events: {
    'standings.changed': 'none',
    'standings.suspended': 'emails',
    'standings.suspensionEnded': 'emails',
    'standings.childFound': 'emails',
  },
  rows: {
    standings: '',
  },
  noBeginnings: standingNoBeginnings,
} satisfies ModuleSamples;
