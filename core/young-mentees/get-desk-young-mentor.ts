import type { DeskYoungMentorBody } from '#contract/young-mentees/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showDeskYoungMentor } from './show-desk-young-mentor.ts';

/**
 * A mentor who asked, with the words of the references. The log notes who has read them.
 * @throws Refusal `young_mentor_unknown`
 */
export async function getDeskYoungMentor(
  core: Core,
  administrator: Member,
  mentorId: string,
): Promise<DeskYoungMentorBody> {
  const shown = await showDeskYoungMentor(core.db, administrator, mentorId);
  await core.db
    .transaction()
    .execute((tx) => noteAction(tx, administrator, { action: 'young_mentor.opened', subjectId: mentorId }));
  return shown;
}
