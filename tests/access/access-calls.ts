import assert from 'node:assert/strict';
import { createApi } from '#api/app.ts';
import type { Call } from '#contract/ground/call.ts';
import type { Uploader } from '#core/files/policy.ts';
import { isPasswordName } from '#rules/text/clean.ts';
import { undoneCore } from '#tests/agreements/undone.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { avatarThings } from '#tests/avatars/things.ts';
import { accessTo } from '#tests/collected.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { fileThings } from '#tests/files/things.ts';
import { watchAnswers } from '#tests/ground/declared-answers.ts';
import { profileThings } from '#tests/profiles/things.ts';
import { type Caller, type CallerKind, newCaller, type Thing, takeEffect } from './access-callers.ts';
import { samples, secret } from './access-samples.ts';

/** Whose thing the path names. `nothing`: the path names none. */
export type Whose = 'nothing' | 'own' | 'foreign' | 'gone';
export type Outcome = { status: number; type: string; text: string; caching: string };

/** One cell of the matrix. `canaries` must not stand in the answer. */
export type Attempt = {
  call: Call;
  whose: Whose;
  caller: Caller;
  named: Record<string, string>;
  canaries: string[];
};

const formFiles: Record<string, { name: string; bytes: Buffer }> = {
  postFile: { name: 'cv.pdf', bytes: pdf() },
  postTable: { name: 'list.csv', bytes: Buffer.from('Name,Enrolment number\nAsha Patil,A-1\n') },
  putAvatar: { name: 'photo.jpg', bytes: await photo('jpeg', 60, 40) },
};

type Owned = { caller: Caller; owner: Uploader; names: Record<string, string> };

export const namesIn = (call: Call) => [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

export function paramsOf(call: Call, caller: Caller, named: Record<string, string>): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  const { sends } = accessTo(call);
  for (const [name, schema] of Object.entries({ ...call.params, ...call.form })) {
    if (name in named) continue;
    const sample = sends[name] ?? samples[name];
    if (sample) params[name] = sample(caller);
    else assert.ok(schema.safeParse(undefined).success, `${call.path} needs a sample of ${name}`);
  }
  return { ...params, ...named };
}

/** Control characters in every text that is sent change nothing: they are gone before the first check. */
function unclean<T>(value: T): T {
  if (typeof value === 'string') return `\0${value.slice(0, 1)}\u202e${value.slice(1)}\u009f` as T;
  if (Array.isArray(value)) return value.map(unclean) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, isPasswordName(name) ? inner : unclean(inner)]),
  ) as T;
}

/** Makes each value once for all callers, since `undone` takes back every change that a caller makes. */
function kept<Key, Made>(made: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>): Promise<Made> {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** The kind under which a caller is made; the caller has the tested kind only during the attempt. */
const kindBefore = (kind: CallerKind): CallerKind =>
  kind === 'guest' || kind === 'applicant' ? kind : 'member';

/** An API on which every kind of caller tries every call, each with things of their own. */
async function triedApi() {
  const core = await undoneCore();
  const settings = {
    projectId: 'saharambh',
    origin: 'http://localhost',
    allowedOrigins: [],
    trustedProxies: 0,
  };
  const bugs: unknown[] = [];
  const undeclared: string[] = [];
  const api = createApi(
    core,
    settings,
    (error) => {
      bugs.push(error);
      return '';
    },
    watchAnswers((fault) => undeclared.push(fault)),
  );

  let count = 0;
  // Some things can be made only where an administrator can decide about them.
  await newCaller(core, 'administrator');
  /** A member who has one of everything; no answer to another caller may name them. */
  const bystander = (await newCaller(core, 'member')).actor;
  assert.ok(bystander?.kind === 'member');
  for (const thing of [profileThings.document, fileThings.file, avatarThings.avatar])
    await thing.own(core, bystander);
  const ofBystander = [bystander.account.email, `of-${bystander.id}`];

  async function send(
    { call, caller }: { call: Call; caller: Pick<Caller, 'headers'> },
    sent: Record<string, unknown>,
  ): Promise<Outcome> {
    const params = { ...sent };
    const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
    for (const name of namesIn(call)) delete params[name];
    const headers: Record<string, string> = { 'x-appwrite-project': 'saharambh', ...caller.headers };
    const init: RequestInit = { method: call.method };
    let query = '';
    if (call.method === 'GET') query = `?${new URLSearchParams(unclean(params) as Record<string, string>)}`;
    else if (call.form) {
      const form = new FormData();
      for (const [name, value] of Object.entries(unclean(params))) form.append(name, String(value));
      const takesPicture = /\/(avatar|student-document|cover|picture|pictures|young-requests)$/.test(
        call.path,
      );
      const takesTable = call.path.endsWith('/imports');
      const file = formFiles[takesPicture ? 'putAvatar' : takesTable ? 'postTable' : 'postFile'];
      if (file) form.append('file', new File([new Uint8Array(file.bytes)], file.name));
      init.body = form;
    } else {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(unclean(params));
    }
    const ip = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${++count & 255}`;
    const answer = await api.request(`/v1${path}${query}`, { ...init, headers }, { ip });
    const text = await answer.text();
    const caching = answer.headers.get('cache-control') ?? '';
    return { status: answer.status, type: answer.status < 400 ? '' : JSON.parse(text).type, text, caching };
  }

  const known = new Map<string, Promise<Caller>>();

  function callerFor(kind: CallerKind): Promise<Caller> {
    const before = kindBefore(kind);
    return kept(known, before, () => newCaller(core, before));
  }

  const owned = new Map<CallerKind, Map<Thing, Promise<Owned>>>();

  /** A caller and an object of theirs, made before the caller loses the right to make it. */
  function ownedFor(kind: CallerKind, thing: Thing): Promise<Owned> {
    const before = kindBefore(kind);
    const ofKind = owned.get(before) ?? new Map<Thing, Promise<Owned>>();
    owned.set(before, ofKind);
    return kept(ofKind, thing, async () => {
      const caller = await newCaller(core, before);
      const owner = caller.actor ?? (await newCaller(core, 'applicant')).actor;
      assert.ok(owner);
      return { caller, owner, names: await thing.own(core, owner) };
    });
  }

  /** Null where it makes no sense, as a guest's own document. */
  async function attemptOf(call: Call, kind: CallerKind, whose: Whose): Promise<Attempt | null> {
    const { thing } = accessTo(call);
    if (whose === 'own' && !thing?.owners.includes(kind)) return null;
    let before: Caller | undefined;
    let named: Record<string, string> = {};
    let canaries: string[] = call.access === 'administrator' ? [] : ofBystander;
    if (whose !== 'nothing') {
      assert.ok(thing, `${call.path} names a thing, and its access.ts says nothing`);
      if (namesIn(call).includes('bucketId')) named.bucketId = 'resumes';
      if (namesIn(call).includes('collectionId')) named.collectionId = 'profiles';
      if (namesIn(call).includes('tableId')) named.tableId = 'profiles';
      if (whose === 'own') {
        const own = await ownedFor(kind, thing);
        before = own.caller;
        named = { ...named, ...own.names };
      } else if (whose === 'foreign') {
        // Each thing has an owner of its own, who is no other's caller.
        const { owner, names } = await ownedFor('member', thing);
        named = { ...named, ...names };
        if (call.foreign !== 'answered' && owner.kind === 'member')
          canaries = [...canaries, owner.account.email, `of-${owner.id}`];
        // The attempt uses another secret, so the link of another member must not help.
        if ('secret' in named) named.secret = secret;
      } else named = { ...named, ...thing.gone };
    }
    const caller = { ...(before ?? (await callerFor(kind))), kind };
    return { call, whose, caller, named, canaries };
  }

  /** The callers have their kinds during `work`, whose changes are undone. */
  function asTheirKind<T>(all: readonly Caller[], work: () => Promise<T>): Promise<T> {
    const { adminEmails } = core;
    return core.undone(async () => {
      try {
        for (const caller of new Map(all.map((one) => [one.actor?.id, one])).values())
          await takeEffect(core, caller);
        return await work();
      } finally {
        core.adminEmails = adminEmails;
      }
    });
  }

  return { core, bugs, undeclared, send, attemptOf, asTheirKind };
}

/** All test files of one process share it, as making one of each thing takes longer than most of what is tried with it. */
export const tried = await triedApi();
