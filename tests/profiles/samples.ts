import * as calls from '#contract/profiles/calls.ts';
import { accessOf } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { profileNoBeginnings } from './no-beginnings.ts';
import { profileThings } from './things.ts';

export const profileSamples = {
  access: accessOf(calls, {
    getDocuments: profileThings.collection,
    postDocument: profileThings.collection,
    getDocument: profileThings.document,
    patchDocument: profileThings.document,
    deleteDocument: profileThings.document,
    getRows: profileThings.table,
    postRow: profileThings.table,
    getRow: profileThings.row,
    patchRow: profileThings.row,
    deleteRow: profileThings.row,
  }),
  events: {
    'profiles.created': 'none',
    'profiles.updated': 'none',
    'profiles.deleted': 'none',
  },
  rows: {
    profiles: `insert into profiles (id, owner_id, account_id, name, email) values ('p' || $1, $1, $1, 'Asha', $2)`,
  },
  noBeginnings: profileNoBeginnings,
} satisfies ModuleSamples;
