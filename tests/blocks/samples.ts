import * as calls from '#contract/blocks/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { peopleThings } from '../people/things.ts';

export const blockSamples = {
  access: accessOf(calls, {
    getBlockedPeople: nothing,
    getBlockedPerson: peopleThings.person,
    putBlock: peopleThings.person,
    deleteBlock: peopleThings.person,
  }),
  events: {
    'blocks.changed': 'nobody',
  },
} satisfies ModuleSamples;
