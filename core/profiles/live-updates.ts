import type { Core } from '../ground/core.ts';
import {
  type Action,
  type LiveUpdate,
  liveUpdatesOfPermitted,
  type PresentedEvent,
  type Presenters,
} from '../ground/realtime.ts';
import { presentProfile } from './present.ts';

export const profileLiveUpdates: Presenters = {
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
  }: PresentedEvent<'profiles.created' | 'profiles.updated' | 'profiles.deleted'>,
  action: Action,
): Promise<LiveUpdate[]> {
  const row = await core.db.selectFrom('profiles').selectAll().where('id', '=', profileId).executeTakeFirst();
  const now = row ? { body: presentProfile(row), permissions: row.permissions } : null;
  return liveUpdatesOfPermitted([['profiles', profileId]], action, now, { ownerId, last });
}
