import type { Core } from '../ground/core.ts';
import { type Action, type News, newsOfPermitted, type Presenters, type Told } from '../ground/realtime.ts';
import { presentFile } from './present.ts';

export const fileNews: Presenters = {
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
  }: Told<'files.created' | 'files.updated' | 'files.deleted'>,
  action: Action,
): Promise<News[]> {
  const row = await core.db
    .selectFrom('files')
    .selectAll()
    .where('bucket', '=', bucketId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  const now = row ? { body: presentFile(row), permissions: row.permissions } : null;
  const path: News['path'] = [
    ['buckets', bucketId],
    ['files', fileId],
  ];
  return newsOfPermitted(path, action, now, { ownerId, last });
}
