import { getAccount } from '#contract/account.ts';
import { getAvatar } from '#contract/avatar.ts';
import { getUnread } from '#contract/conversations.ts';
import { getNotificationCounts } from '#contract/notifications.ts';
import { getPlaces } from '#contract/places.ts';
import { loads } from '../../forms/load.ts';
import { ownProfile } from '../own.ts';

/** Who it is that all pages inside the frame are made for. */
export const loader = loads(async (visit) => {
  const account = await visit.ask(getAccount, {});
  const [profile, { avatarId }, { places }, counts, messages] = await Promise.all([
    ownProfile(visit, account.$id),
    visit.ask(getAvatar, {}),
    visit.ask(getPlaces, {}),
    visit.ask(getNotificationCounts, {}),
    visit.ask(getUnread, {}),
  ]);
  const name = profile?.name || account.name || account.email;
  return { id: account.$id, name, avatarId, places, counts, unread: messages.count };
});
