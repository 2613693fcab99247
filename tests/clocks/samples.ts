import * as calls from '#contract/clocks/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { clockEvents } from './events.ts';
import { clockThings } from './things.ts';

export const clockSamples = {
  access: accessOf(calls, {
    getTurns: nothing,
    getDates: nothing,
    putExtension: clockThings.turn,
  }),
  events: clockEvents,
} satisfies ModuleSamples;
