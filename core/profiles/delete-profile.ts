import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { mayDelete } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdProfile } from './steps/hold-profile.ts';
import { recordProfile } from './steps/record-profile.ts';

/** @throws Refusal `document_not_found` or `user_unauthorized`. */
export async function deleteProfile(core: Core, actor: Actor, id: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdProfile(tx, actor, id);
    if (!mayDelete(actor, row)) throw new Refusal('user_unauthorized');
    await tx.deleteFrom('profiles').where('id', '=', id).execute();
    await recordProfile(tx, 'deleted', row);
  });
}
