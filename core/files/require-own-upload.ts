import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { UploadPlan } from './plan-upload.ts';
import type { Uploader } from './policy.ts';

/**
 * Only the uploader may add to an upload, or learn by trying what it holds.
 * @throws Refusal `user_unauthorized`
 */
export async function requireOwnUpload(
  core: Core,
  plan: Pick<UploadPlan, 'bucket' | 'id'>,
  actor: Uploader,
): Promise<void> {
  const file = await core.db
    .selectFrom('files')
    .select('owner_id')
    .where('bucket', '=', plan.bucket.id)
    .where('id', '=', plan.id)
    .executeTakeFirst();
  if (file && file.owner_id !== actor.id) throw new Refusal('user_unauthorized');
}
