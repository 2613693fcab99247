import { sql } from 'kysely';
import type { Uploader } from '#core/files/policy.ts';
import type { Core } from '#core/ground/core.ts';
import { administrator, freshEmail, member, provenAddress } from '#tests/ground/builders.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

/** A `member` is an adult; the five after it are not seen by others and do not see them. */
export const callers = [
  'guest',
  'applicant',
  'member',
  'ageless',
  'waiting',
  'minor',
  'leaving',
  'suspended',
  'administrator',
] as const;
export type CallerKind = (typeof callers)[number];

/** One caller: the headers that it sends, and the account that the core sees; null for a guest. */
export type Caller = {
  kind: CallerKind;
  actor: Uploader | null;
  headers: Record<string, string>;
};

type Parameters = Record<string, string>;

/** An object that a path parameter names, made for one test by its owner. */
export type Thing = {
  /** Which kinds of callers can own such a thing. */
  owners: readonly CallerKind[];
  own: (core: Core, owner: Uploader) => Promise<Parameters>;
  gone: Parameters;
  /** A caller who may not see the owner gets "not found". */
  isOfPerson?: true;
};

export const members = callers.filter((kind) => kind !== 'guest' && kind !== 'applicant');
const unseen: readonly CallerKind[] = ['ageless', 'waiting', 'minor', 'leaving', 'suspended'];

export function seesOthers(kind: CallerKind): boolean {
  return !unseen.includes(kind);
}

let applicants = 0;

/** Makes a new caller of this kind. */
export async function newCaller(core: Core, kind: CallerKind): Promise<Caller> {
  if (kind === 'guest') return { kind, actor: null, headers: {} };
  if (kind === 'applicant') {
    const { email, browser, userId } = await provenAddress(
      core,
      freshEmail(),
      `10.1.0.${++applicants % 250}`,
    );
    return {
      kind,
      actor: { kind, id: userId, email },
      headers: { cookie: `a_proof_saharambh=${browser}` },
    };
  }
  const who =
    kind === 'administrator' ? await newAdministrator(core) : await member(core, { password: null });
  // The call comes from one of our own pages; without that header the API denies an administrator's rights.
  return {
    kind,
    actor: who,
    headers: { 'x-appwrite-session': sessionOf(who), 'sec-fetch-site': 'same-origin' },
  };
}

async function newAdministrator(core: Core) {
  const made = await administrator(core);
  core.adminEmails = made.core.adminEmails;
  return made.admin;
}

/** Once whatever the caller owns has been made. All but the list of administrators is undone with the rows. */
export async function takeEffect(core: Core, { kind, actor }: Caller): Promise<void> {
  if (!actor) return;
  if (kind === 'ageless') await setStanding(core, actor.id, standings['age unknown']);
  if (kind === 'waiting') await setStanding(core, actor.id, standings['waiting for a guardian']);
  if (kind === 'minor') await setStanding(core, actor.id, standings['a child with consent']);
  if (kind === 'suspended') await setStanding(core, actor.id, standings.suspended);
  if (kind === 'administrator' && actor.kind === 'member')
    core.adminEmails = [...(core.adminEmails ?? []), actor.account.email];
  if (kind === 'leaving')
    await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${actor.id}`.execute(
      core.db,
    );
}
