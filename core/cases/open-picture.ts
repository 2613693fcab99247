import { noteAction } from '../administration/steps/note-action.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OpenEvidence } from '../verifications/open-evidence.ts';
import { isShut } from './policy.ts';
import { barOf } from './steps/find-parties.ts';
import { holdCase } from './steps/hold-case.ts';

/**
 * A picture of a case, for administrators who take no part in it; each look is logged.
 * @throws Refusal `case_not_found`
 */
export async function openPicture(core: Core, administrator: Member, id: string): Promise<OpenEvidence> {
  const picture = await core.db
    .selectFrom('case_pictures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!picture) throw new Refusal('case_not_found');
  const { case_id: caseId } = picture;
  await core.db.transaction().execute(async (tx) => {
    const { bar } = await barOf(tx, core, administrator, await holdCase(tx, caseId));
    if (isShut(bar)) throw new Refusal('case_not_found');
    await noteAction(tx, administrator, { action: 'case.pictureOpened', subjectId: caseId });
  });
  return { size: picture.size, mimeType: 'image/webp', read: () => readStored(core, picture) };
}
