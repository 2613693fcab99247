import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showOwn } from './show-own.ts';
import { noteActivity } from './steps/end-still-asked.ts';
import { requireMentor } from './steps/require-mentor.ts';

/**
 * The member's yes to "Still mentoring?". It does not open a page that has been paused since.
 * @throws Refusal `mentor_unknown`
 */
export async function sayStillMentoring(core: Core, member: Member): Promise<OwnMentorBody> {
  return core.db.transaction().execute(async (tx) => {
    await requireMentor(tx, member.id);
    await noteActivity(tx, member.id);
    return showOwn(tx, member.id);
  });
}
