import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { seal } from '#core/ground/sealed.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';

export const sampleSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function app(core: Core, owner: Member, confirmed: Date | null): Promise<{ factorId: string }> {
  const id = newId();
  await core.db
    .insertInto('factors')
    .values({
      id,
      account_id: owner.id,
      name: 'My phone',
      sealed: seal(core.key, 'totp', `${owner.id}.${id}`, sampleSecret),
      begun_in: owner.sessionId,
      confirmed_at: confirmed,
    })
    .execute();
  return { factorId: id };
}

/** The things of this module that a call can name. */
export const factorThings = {
  app: {
    owners: members,
    own: (core, owner) => app(core, owner as Member, new Date()),
    gone: { factorId: newId() },
  },
  begunApp: {
    owners: members,
    own: (core, owner) => app(core, owner as Member, null),
    gone: { factorId: newId() },
  },
} satisfies Record<string, Thing>;
