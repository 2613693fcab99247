import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showOwn } from './show-own.ts';

/** The member's own page as a mentor, and what it lacks. */
export function getOwnMentor({ db }: Core, member: Member): Promise<OwnMentorBody> {
  return showOwn(db, member.id);
}
