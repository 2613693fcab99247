import * as calls from '#contract/blocks/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { peopleThings } from '../people/things.ts';

/** The thing that each call of this module names. */
export const blockAccess = accessOf(calls, {
  getBlockedPeople: nothing,
  getBlockedPerson: peopleThings.person,
  putBlock: peopleThings.person,
  deleteBlock: peopleThings.person,
});
