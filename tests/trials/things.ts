import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { type Made, pairBetween } from './pairs.ts';

const pairOf = (made: Made): Thing => ({
  owners: members,
  own: async (core, owner) => {
    const { id } = await pairBetween(core, { asker: owner as Member }, made);
    return { trialId: id };
  },
  gone: { trialId: newId() },
});

/** Objects for the path parameters of calls about trials. */
export const trialThings = {
  pair: pairOf({}),
  handedIn: pairOf({ handedIn: ['asker'] }),
  answering: pairOf({ trial: 'answering' }),
} satisfies Record<string, Thing>;
