import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { beginClock } from '#core/clocks/steps/begin-clock.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import type { Uploader } from '#core/files/policy.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { askGuardian } from '#core/guardians/steps/ask-guardian.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { createProject } from '#core/projects/create-project.ts';
import { agreementThings } from './access-agreements.ts';
import { applicationThings } from './access-applications.ts';
import { conversationThings } from './access-conversations.ts';
import { opportunityThings } from './access-opportunities.ts';
import { peopleThings } from './access-people.ts';
import { reportThings } from './access-reports.ts';
import { teamThings } from './access-teams.ts';
import { administrator, freshEmail, member, provenAddress } from './builders.ts';
import { dataOf } from './profile-documents.ts';
import { publishedProject } from './published-project.ts';
import { pdf } from './sample-files.ts';
import { photo } from './sample-photos.ts';
import { sessionOf } from './sessions.ts';
import { setStanding, standings } from './standings.ts';
import { verificationThings } from './verification-things.ts';

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

/** Somebody at the door, and who they are to the core; guests are nobody. */
export type Caller = {
  kind: CallerKind;
  actor: Uploader | null;
  headers: Record<string, string>;
};

type Parameters = Record<string, string>;

/** What stands under a path parameter: a thing of its owner's, made for the occasion. */
export type Thing = {
  /** Which kinds of callers can own such a thing. */
  owners: readonly CallerKind[];
  own: (core: Core, owner: Uploader) => Promise<Parameters>;
  gone: Parameters;
  /** For whoever may not see its owner it is not there. */
  isOfPerson?: true;
};

const members = callers.filter((kind) => kind !== 'guest' && kind !== 'applicant');
const unseen: readonly CallerKind[] = ['ageless', 'waiting', 'minor', 'leaving', 'suspended'];

export function seesOthers(kind: CallerKind): boolean {
  return !unseen.includes(kind);
}

const jpeg = await photo('jpeg', 60, 40);

/** By the last parameter of a path. Whoever adds a call with another one adds its thing here. */
export const things: Record<string, Thing> = {
  session: {
    owners: members,
    own: async (_, owner) => ({ sessionId: (owner as Member).sessionId }),
    gone: { sessionId: newId() },
  },
  document: {
    owners: members,
    own: profileAs('documentId'),
    gone: { documentId: newId() },
    isOfPerson: true,
  },
  row: { owners: members, own: profileAs('rowId'), gone: { rowId: newId() }, isOfPerson: true },
  file: {
    owners: ['applicant', ...members],
    own: async (core, owner) => ({ fileId: (await uploadFor(core, owner)).id }),
    gone: { fileId: newId() },
    isOfPerson: true,
  },
  avatar: {
    owners: members,
    own: async (core, owner) => ({
      avatarId: (await putAvatar(core, owner as Member, Readable.from([jpeg]))).avatarId,
    }),
    gone: { avatarId: newId() },
  },
  project: {
    owners: members,
    own: async (core, owner) => ({ projectSlug: await publishedProject(core, owner as Member) }),
    gone: { projectSlug: newId() },
  },
  ...teamThings(members),
  ...opportunityThings(members),
  ...applicationThings(members),
  ...agreementThings(members),
  draft: {
    owners: members,
    own: async (core, owner) => ({ projectSlug: await draftOf(core, owner as Member) }),
    gone: { projectSlug: newId() },
  },
  ...peopleThings(members),
  ...reportThings(members, callers),
  // It belongs to whoever holds the mailed link, with whatever session.
  request: { owners: callers, own: requestFor, gone: { requestId: newId() } },
  // Administrators own neither messages nor other accounts; for them everything is somebody else's.
  enquiry: {
    owners: [],
    own: async (core) => ({ enquiryId: await enquiryTo(core) }),
    gone: { enquiryId: newId() },
  },
  account: {
    owners: [],
    own: async (_, owner) => ({ accountId: owner.id }),
    gone: { accountId: newId() },
  },
  turn: {
    owners: members,
    own: async (core, owner) => ({ turnId: await turnOf(core, owner as Member) }),
    gone: { turnId: newId() },
  },
  letter: {
    owners: [],
    own: async (core) => ({ letterId: await letterInTrouble(core) }),
    gone: { letterId: '999999999' },
  },
  ...verificationThings,
  ...conversationThings,
  // The places of the contract's documents and files belong to nobody.
  bucket: { owners: callers, own: async () => ({ bucketId: 'resumes' }), gone: { bucketId: 'nowhere' } },
  collection: {
    owners: callers,
    own: async () => ({ collectionId: 'profiles' }),
    gone: { collectionId: 'nowhere' },
  },
  table: { owners: callers, own: async () => ({ tableId: 'profiles' }), gone: { tableId: 'nowhere' } },
};

function profileAs(name: string): Thing['own'] {
  return async (core, owner) => {
    const asked = {
      id: 'unique()',
      data: dataOf(owner, { college: `of-${owner.id}` }),
      permissions: undefined,
      language: 'en',
    };
    return { [name]: (await createProfile(core, owner, asked)).id };
  };
}

/** A draft, which only its team sees. */
async function draftOf(core: Core, owner: Member): Promise<string> {
  const { slug } = await createProject(core, owner, { name: `of-${owner.id}`, line: 'Cold rooms' });
  return slug;
}

async function uploadFor(core: Core, owner: Uploader) {
  const request = {
    bucketId: 'resumes',
    fileId: 'unique()',
    name: `of-${owner.id}.pdf`,
    contentRange: null,
    uploadId: null,
  };
  const held = await holdUpload(core, owner, request, Readable.from([pdf()]));
  return (await finishUpload(core, owner, request, held)).file;
}

async function requestFor(core: Core): Promise<Parameters> {
  const child = await member(core, { password: null });
  await core.db.transaction().execute((tx) =>
    askGuardian(tx, {
      accountId: child.id,
      email: `guardian.${child.id}@example.org`,
      adultOn: '2090-01-01',
    }),
  );
  const { rows } = await sql<{ id: string }>`select id from guardians where account_id = ${child.id}`.execute(
    core.db,
  );
  const requestId = rows[0]?.id ?? '';
  return { requestId, secret: linkSecretOf(core.key, 'guardian', requestId) };
}

async function enquiryTo(core: Core): Promise<string> {
  const id = newId();
  const values = { full_name: 'Asha', email: 'asha@example.org', subject: 'A lab', message: 'Come' };
  await core.db
    .insertInto('enquiries')
    .values({ id, ...values })
    .execute();
  return id;
}

async function letterInTrouble(core: Core): Promise<string> {
  const payload = JSON.stringify({ letter: 'enquiry', enquiryId: await enquiryTo(core), to: 'a@b.example' });
  const { rows } = await sql<{ id: string }>`
    select id::text as id from graphile_worker.add_job('send-letter', ${payload}::json)`.execute(core.db);
  const { id } = rows[0] ?? { id: '' };
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${id}::bigint`.execute(core.db);
  return id;
}

async function turnOf(core: Core, { id }: Member): Promise<string> {
  const kind = 'team_invitation';
  const subjectId = newId();
  await core.db
    .transaction()
    .execute((tx) => beginClock(tx, { kind, subjectId, owes: { accountId: id }, awaitedBy: null }));
  const { id: turnId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return turnId;
}

let applicants = 0;

/** A caller of this kind whom nobody has met before. */
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
  // As one of our own pages sends it, without which an administrator is nobody.
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

/** Once whatever the caller owns has been made. */
export async function takeEffect(core: Core, { kind, actor }: Caller): Promise<void> {
  if (!actor) return;
  if (kind === 'ageless') await setStanding(core, actor.id, standings['age unknown']);
  if (kind === 'waiting') await setStanding(core, actor.id, standings['waiting for a guardian']);
  if (kind === 'minor') await setStanding(core, actor.id, standings['a child with consent']);
  if (kind === 'suspended') await setStanding(core, actor.id, standings.suspended);
  if (kind === 'leaving')
    await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${actor.id}`.execute(
      core.db,
    );
}
