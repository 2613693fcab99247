import * as calls from '#contract/blocks/calls.ts';
import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { peopleThings } from '../people/things.ts';
import { blockNoBeginnings } from './no-beginnings.ts';

export const blockSamples = {
  access: accessOf(calls, {
    getBlockedPeople: nothing,
    getBlockedPerson: peopleThings.person,
    putBlock: peopleThings.person,
    deleteBlock: peopleThings.person,
  }),
  events: {
    'blocks.changed': 'none',
  },
  rows: {
    blocks: `with other as (insert into accounts (id, email, target_id) select md5('b' || $1), md5('b' || $1), md5('b' || $1) returning id)
    insert into blocks (blocker_id, blocked_id) select $1, id from other`,
  },
  addresses: async ({ own }) => ({
    [blockPaths.blockPerson(':personId')]: blockPaths.blockPerson(await own(peopleThings.person, 'personId')),
  }),
  noBeginnings: blockNoBeginnings,
} satisfies ModuleSamples;
