import * as calls from '#contract/people/calls.ts';
import * as findCalls from '#contract/people/find-calls.ts';
import * as publicProfileCalls from '#contract/people/public-profile-calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { peopleThings } from './things.ts';

export const peopleSamples = {
  access: accessOf(
    { ...calls, ...publicProfileCalls, ...findCalls },
    {
      getPerson: nothing,
      putPerson: nothing,
      getPublicProfile: nothing,
      patchPublicProfile: nothing,
      putHandle: nothing,
      deleteFormerHandle: peopleThings.formerHandle,
      putVisibility: nothing,
      getPersonPage: peopleThings.handle,
      getPeople: nothing,
    },
  ),
  events: {
    'people.changed': 'nobody',
  },
} satisfies ModuleSamples;
