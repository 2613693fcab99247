import type { Core } from '../ground/core.ts';
import { type Action, type News, newsOfPermitted, type Presenters, type Told } from '../ground/realtime.ts';
import { presentProfile } from './present.ts';

export const profileNews: Presenters = {
  'profiles.created': (core, event) => changed(core, event, 'create'),
  'profiles.updated': (core, event) => changed(core, event, 'update'),
  'profiles.deleted': (core, event) => changed(core, event, 'delete'),
};

async function changed(
  core: Core,
  {
    accountId: ownerId,
    subject: { profileId },
    last,
  }: Told<'profiles.created' | 'profiles.updated' | 'profiles.deleted'>,
  action: Action,
): Promise<News[]> {
  const row = await core.db.selectFrom('profiles').selectAll().where('id', '=', profileId).executeTakeFirst();
  const now = row ? { body: presentProfile(row), permissions: row.permissions } : null;
  return newsOfPermitted([['profiles', profileId]], action, now, { ownerId, last });
}
