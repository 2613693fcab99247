import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { letBeginIn, offerOfficeHours, officeHourOf, seatIn } from './office-hours.ts';

const gone = { sessionId: newId() };

/** Objects for the path parameters of calls about office hours. */
export const officeHourThings = {
  // Always another member's, since no one sits in their own.
  open: {
    owners: [],
    own: async (core, owner) => {
      await offerOfficeHours(core, owner);
      return { sessionId: (await officeHourOf(core, { mentor: owner as Member })).id };
    },
    gone,
    isOfPerson: true,
  },
  hosted: {
    owners: members,
    own: async (core, owner) => {
      await offerOfficeHours(core, owner);
      return { sessionId: (await officeHourOf(core, { mentor: owner as Member })).id };
    },
    gone,
  },
  begun: {
    owners: members,
    own: async (core, owner) => {
      await offerOfficeHours(core, owner);
      const { id } = await officeHourOf(core, { mentor: owner as Member });
      await seatIn(core, id);
      await letBeginIn(core, id, -5);
      return { sessionId: id };
    },
    gone,
  },
  seat: {
    owners: members,
    own: async (core, owner) => {
      const { id } = await officeHourOf(core);
      await seatIn(core, id, owner as Member);
      return { sessionId: id };
    },
    gone,
    isOfPerson: true,
  },
} satisfies Record<string, Thing>;
