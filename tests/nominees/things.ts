import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { askToAct } from '#core/nominees/ask-to-act.ts';
import { beginVisit } from '#core/nominees/begin-visit.ts';
import { getVisit } from '#core/nominees/get-visit.ts';
import { nameNominee } from '#core/nominees/name-nominee.ts';
import { proveVisit } from '#core/nominees/prove-visit.ts';
import { hereSecretOf } from '#core/nominees/secrets.ts';
import { callers, type Thing } from '#tests/access/access-callers.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { device, freshEmail, mailedCode, member } from '#tests/ground/builders.ts';

export const nomineeName = 'Meera Kulkarni';

/** A person whom the member has named. */
export async function nomineeOf(core: Core, who: Member, email = freshEmail('meera')): Promise<string> {
  await nameNominee(core, who, { name: nomineeName, email, relation: 'sibling', tells: false });
  return email;
}

/** The keys of an hour in which the owner of this address acts. */
export async function visitOf(core: Core, email: string) {
  const { $id: visitId, secret } = await beginVisit(core, { email, device });
  await proveVisit(core, { visitId, secret, code: await mailedCode(core, email, 'report'), device });
  return { visitId, secret };
}

export const document = () => Readable.from([pdf(2000)], { objectMode: false });

/** A request to act for a member, with the keys of its sender. */
export async function askedFor(core: Core, who: Member, email?: string) {
  const named = email ?? (await nomineeOf(core, who));
  const keys = await visitOf(core, named);
  const { members: found } = await getVisit(core, keys);
  const one = found.find(({ memberName }) => memberName === who.account.name) ?? found[0];
  const nomineeId = one?.$id ?? '';
  const visit = await askToAct(core, { ...keys, nomineeId, cause: 'death', bytes: document() });
  const requestId = visit.members.find(({ $id }) => $id === nomineeId)?.request?.$id ?? '';
  return { ...keys, nomineeId, requestId, email: named };
}

/** As if so many days had passed since the request. */
export async function ageRequest({ db }: Pick<Core, 'db'>, requestId: string, days: number): Promise<void> {
  await sql`update nominee_requests set asked_at = now() - make_interval(days => ${days}::int) where id = ${requestId}`.execute(
    db,
  );
}

/** A granted one. */
export async function grantedFor(core: Core, who: Member) {
  const asked = await askedFor(core, who);
  await ageRequest(core, asked.requestId, 31);
  await sql`update nominee_requests set state = 'granted', decided_at = now(), version = 2
    where id = ${asked.requestId}`.execute(core.db);
  return asked;
}

const other = async (core: Core) => member(core, { password: null });

/** The things of this module that a call can name. */
export const nomineeThings = {
  nominee: {
    owners: ['member', 'leaving', 'suspended', 'administrator'],
    async own(core, owner) {
      await nomineeOf(core, owner as Member);
      const found = await core.db
        .selectFrom('nominees')
        .select('id')
        .where('account_id', '=', owner.id)
        .executeTakeFirstOrThrow();
      return { nomineeId: found.id };
    },
    gone: { nomineeId: newId() },
  },
  // Any caller may use it who has its secret and the code mailed to its address.
  begunVisit: {
    owners: callers,
    async own(core) {
      const email = freshEmail('meera');
      const { $id: visitId, secret } = await beginVisit(core, { email, device });
      return { visitId, secret, code: await mailedCode(core, email, 'report') };
    },
    gone: { visitId: newId(), secret: 'nobodys' },
  },
  visit: {
    owners: callers,
    own: async (core) => visitOf(core, await nomineeOf(core, await other(core))),
    gone: { visitId: newId(), secret: 'nobodys' },
  },
  visitToAsk: {
    owners: callers,
    async own(core) {
      const keys = await visitOf(core, await nomineeOf(core, await other(core)));
      const { members: found } = await getVisit(core, keys);
      return { ...keys, nomineeId: found[0]?.$id ?? '' };
    },
    gone: { visitId: newId(), secret: 'nobodys', nomineeId: newId() },
  },
  asked: {
    owners: callers,
    own: async (core) => askedFor(core, await other(core)),
    gone: { visitId: newId(), secret: 'nobodys', requestId: newId() },
  },
  granted: {
    owners: callers,
    own: async (core) => grantedFor(core, await other(core)),
    gone: { visitId: newId(), secret: 'nobodys', requestId: newId() },
  },
  mailedHere: {
    owners: callers,
    async own(core) {
      const { requestId } = await askedFor(core, await other(core));
      return { requestId, secret: hereSecretOf(core, requestId) };
    },
    gone: { requestId: newId(), secret: 'nobodys' },
  },
  // Administrators take no part in it.
  atDesk: {
    owners: [],
    async own(core, owner) {
      const { requestId } = await askedFor(core, owner as Member);
      await ageRequest(core, requestId, 31);
      return { requestId };
    },
    gone: { requestId: newId() },
  },
} satisfies Record<string, Thing>;
