import * as calls from '#contract/people/calls.ts';
import * as findCalls from '#contract/people/find-calls.ts';
import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import * as publicProfileCalls from '#contract/people/public-profile-calls.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { peopleNoBeginnings } from './no-beginnings.ts';
import { peopleThings } from './things.ts';

export const peopleSamples = {
  access: accessOf(
    { ...calls, ...publicProfileCalls, ...findCalls },
    {
      getPerson: nothing,
      putPerson: nothing,
      getPublicProfile: nothing,
      patchPublicProfile: nothing,
      putHandle: nothing,
      deleteFormerHandle: peopleThings.formerHandle,
      putVisibility: nothing,
      getPersonPage: peopleThings.handle,
      getPeople: nothing,
    },
  ),
  events: {
    'people.changed': 'none',
  },
  givings: {
    visibility: {
      ready: (core, who) => putHandle(core, who, { handle: `walk-${who.id.slice(-12)}` }),
      async walk(walk) {
        await walk.open(innerPeoplePaths.yourVisibility);
        await walk.press(innerPeoplePaths.yourVisibility, { intent: 'members' });
      },
    },
  },
  rows: {
    parted_names: `update standings set birth_date = '1990-01-01' where account_id = md5('b' || $1)`,
    last_names: `insert into last_names (account_id, name) values ($1, $2)`,
    people: `insert into people (account_id, skills) values ($1, array[$2])`,
    handles: `insert into handles (handle, account_id) values (left(md5($1), 20), $1)`,
  },
  addresses: async ({ own, ofOther }) => ({
    [peoplePaths.person(':handle')]: peoplePaths.person(await own(peopleThings.handle, 'handle')),
    [peoplePaths.findPerson(':handle')]: peoplePaths.findPerson(await ofOther(peopleThings.handle, 'handle')),
  }),
  noBeginnings: peopleNoBeginnings,
} satisfies ModuleSamples;
