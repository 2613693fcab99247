import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showOwn } from './show-own.ts';

/** The member's own search for co-founders, and what it lacks. */
export function getOwnSearch({ db }: Core, member: Member): Promise<OwnSearchBody> {
  return showOwn(db, member.id);
}
