import type { OwnInterestsBody } from '#contract/interests/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findOwnInterests } from './find-own-interests.ts';

export function getInterests({ db }: Core, { id }: Member): Promise<OwnInterestsBody> {
  return findOwnInterests(db, id);
}
