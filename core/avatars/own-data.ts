import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { getAvatar } from './get-avatar.ts';
import { openAvatar } from './open-avatar.ts';

export const avatarData: OwnData = {
  avatars: {
    exported: ({ db }, { id }) =>
      db.selectFrom('avatars').select(['size', 'created_at']).where('account_id', '=', id).execute(),
    async *bytes(core, member) {
      const { avatarId } = await getAvatar(core, member);
      if (!avatarId) return;
      const { read } = await openAvatar(core, avatarId, (ownerId) => ownerId === member.id);
      yield { name: 'avatar.webp', at: new Date(), content: await read().catch(nothingOfDamaged) };
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
