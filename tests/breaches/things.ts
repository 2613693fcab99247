import { openBreach } from '#core/breaches/open-breach.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';

export const saidBreach = {
  happened: 'A person used a stolen sign-in and read messages.',
  from: new Date('2026-11-20T00:00:00Z'),
  until: new Date('2026-11-26T00:00:00Z'),
  done: 'We ended the sign-in.',
  advice: 'Change your password.',
};

export const breachOf = (core: Core) => openBreach(core, saidBreach);

/** The things of this module that a call can name. */
export const breachThings = {
  breach: {
    owners: [],
    own: async (core) => ({ breachId: (await breachOf(core)).id }),
    gone: { breachId: newId() },
  },
} satisfies Record<string, Thing>;
