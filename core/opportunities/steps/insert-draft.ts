import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { slugsFor } from '../../projects/slug.ts';
import { districtNameOf } from '../read-said.ts';
import type { Said } from '../row.ts';

type Draft = { projectId: string; accountId: string; said: Said; askedAs: string };

/** A draft at an address of its own. Resolves to its id. */
export async function insertDraft(tx: Tx, { projectId, accountId, said, askedAs }: Draft): Promise<string> {
  for (const slug of slugsFor(said.title, 'opportunity')) {
    const made = await tx
      .insertInto('opportunities')
      .values({
        id: newId(),
        project_id: projectId,
        slug,
        said: JSON.stringify(said),
        begun_by: accountId,
        asked_as: askedAs,
        place_name: districtNameOf(said.place),
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) continue;
    const subject = { opportunityId: made.id, projectId };
    await record(tx, { name: 'opportunities.begun', accountId, subject });
    return made.id;
  }
  throw new Refusal('general_busy', { seconds: 1 });
}
