import type { MentorHoursBody } from '#contract/mentors/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showHours } from './show-hours.ts';

/** @throws Refusal `mentor_unknown` */
export function getHours({ db }: Core, member: Member): Promise<MentorHoursBody> {
  return showHours(db, member.id);
}
