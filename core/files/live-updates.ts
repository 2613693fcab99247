import type { Core } from '../ground/core.ts';
import {
  type Action,
  type LiveUpdate,
  liveUpdatesOfPermitted,
  type PresentedEvent,
  type Presenters,
} from '../ground/realtime.ts';
import { presentFile } from './present.ts';

export const fileLiveUpdates: Presenters = {
  'files.created': (core, event) => changed(core, event, 'create'),
  'files.updated': (core, event) => changed(core, event, 'update'),
  'files.deleted': (core, event) => changed(core, event, 'delete'),
};

async function changed(
  core: Core,
  {
    accountId: ownerId,
    subject: { bucketId, fileId },
    last,
  }: PresentedEvent<'files.created' | 'files.updated' | 'files.deleted'>,
  action: Action,
): Promise<LiveUpdate[]> {
  const row = await core.db
    .selectFrom('files')
    .selectAll()
    .where('bucket', '=', bucketId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  const now = row ? { body: presentFile(row), permissions: row.permissions } : null;
  const path: LiveUpdate['path'] = [
    ['buckets', bucketId],
    ['files', fileId],
  ];
  return liveUpdatesOfPermitted(path, action, now, { ownerId, last });
}
