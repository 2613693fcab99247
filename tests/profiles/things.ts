import { newId } from '#core/ground/ids.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { dataOf } from './profile-documents.ts';

/** The things of this module that a call can name. */
export const profileThings = {
  document: {
    owners: members,
    own: profileAs('documentId'),
    gone: { documentId: newId() },
    isOfPerson: true,
  },
  row: { owners: members, own: profileAs('rowId'), gone: { rowId: newId() }, isOfPerson: true },
  collection: {
    owners: callers,
    own: async () => ({ collectionId: 'profiles' }),
    gone: { collectionId: 'nowhere' },
  },
  table: { owners: callers, own: async () => ({ tableId: 'profiles' }), gone: { tableId: 'nowhere' } },
} satisfies Record<string, Thing>;

function profileAs(name: string): Thing['own'] {
  return async (core, owner) => {
    const asked = {
      id: 'unique()',
      data: dataOf(owner, { college: `of-${owner.id}` }),
      permissions: undefined,
      language: 'en',
    };
    return { [name]: (await createProfile(core, owner, asked)).id };
  };
}
