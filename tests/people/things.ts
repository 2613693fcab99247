import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { member } from '#tests/ground/builders.ts';

/** Objects for the path parameters of calls about profiles. */
function makePeopleThings() {
  return {
    handle: {
      owners: members,
      own: async (core, owner) => ({ handle: await shownUnder(core, owner as Member) }),
      gone: { handle: 'nobody-has-this-one' },
      isOfPerson: true,
    },
    // Another member with a public profile.
    person: {
      owners: members,
      own: async (core) => ({ personId: await somebodyShown(core) }),
      gone: { personId: newId() },
    },
    formerHandle: {
      owners: members,
      own: async (core, owner) => ({ handle: await formerHandleOf(core, owner as Member) }),
      gone: { handle: 'nobody-had-this-one' },
    },
  } satisfies Record<string, Thing>;
}

let handles = 0;

/** Gives the member a handle and a public profile. */
async function shownUnder(core: Core, owner: Member): Promise<string> {
  const handle = `person-${++handles}`;
  await putHandle(core, owner, { handle });
  await setVisibility(core, owner, { visibility: 'public' });
  return handle;
}

async function somebodyShown(core: Core): Promise<string> {
  const somebody = await member(core, { password: null });
  await shownUnder(core, somebody);
  return somebody.id;
}

async function formerHandleOf(core: Core, owner: Member): Promise<string> {
  const former = await shownUnder(core, owner);
  await putHandle(core, owner, { handle: `${former}-now` });
  return former;
}

export const peopleThings = makePeopleThings();
