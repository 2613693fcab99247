import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Access, type Call, isAged } from '#contract/call.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { isPasswordName } from '#contract/text/clean.ts';
import type { Uploader } from '#core/files/policy.ts';
import { samples, secret } from '#tests/access-samples.ts';
import {
  type Caller,
  type CallerKind,
  callers,
  newCaller,
  seesOthers,
  type Thing,
  takeEffect,
  things,
} from '#tests/access-things.ts';
import { watchAnswers } from '#tests/declared-answers.ts';
import { pdf } from '#tests/sample-files.ts';
import { photo } from '#tests/sample-photos.ts';
import { undoneCore } from '#tests/undone.ts';
import { createApi, endpoints } from './app.ts';

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

/** Whose thing the path names. `nothing`: the path names none. */
type Whose = 'nothing' | 'own' | 'foreign' | 'gone';
type Outcome = { status: number; type: string; text: string; caching: string };

let count = 0;
const formFiles: Record<string, { name: string; bytes: Buffer }> = {
  postFile: { name: 'cv.pdf', bytes: pdf() },
  putAvatar: { name: 'photo.jpg', bytes: await photo('jpeg', 60, 40) },
};

/** Somebody who has one of everything, and of whom nobody else may hear anything. */
const bystander = (await newCaller(core, 'member')).actor;
assert.ok(bystander?.kind === 'member');
for (const name of ['documentId', 'fileId', 'avatarId']) await things[name]?.own(core, bystander);
const ofBystander = [bystander.account.email, `of-${bystander.id}`];

const namesIn = (call: Call) => [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function paramsOf(call: Call, caller: Caller, place: Record<string, string>): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries({ ...call.params, ...call.form })) {
    if (name in place) continue;
    const sample = samples[`${call.path} ${name}`] ?? samples[name];
    if (sample && !namesIn(call).slice(0, -1).includes(name)) params[name] = sample(caller);
    else if (sample) params[name] = sample(caller);
    else assert.ok(schema.safeParse(undefined).success, `${call.path} needs a sample of ${name}`);
  }
  return { ...params, ...place };
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

async function request(call: Call, caller: Caller, place: Record<string, string>): Promise<Outcome> {
  const params = paramsOf(call, caller, place);
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  for (const name of namesIn(call)) delete params[name];
  const headers: Record<string, string> = { 'x-appwrite-project': 'saharambh', ...caller.headers };
  const init: RequestInit = { method: call.method };
  let query = '';
  if (call.method === 'GET') query = `?${new URLSearchParams(unclean(params) as Record<string, string>)}`;
  else if (call.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(unclean(params))) form.append(name, String(value));
    const takesPicture = /\/(avatar|student-document|cover|pictures)$/.test(call.path);
    const file = takesPicture ? formFiles.putAvatar : formFiles.postFile;
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

/** What doors with an age say, by require-age.ts; they are open to whoever is not named. */
const closed: Partial<Record<Access, Partial<Record<CallerKind, RefusalCode>>>> = {
  profile: { ageless: 'age_unknown', waiting: 'guardian_awaited' },
  consented: { ageless: 'age_unknown', waiting: 'guardian_awaited' },
  adult: { ageless: 'age_unknown', waiting: 'opens_later', minor: 'opens_later' },
};

/** The refusal that the declaration promises this caller; null for one who gets through. */
function promised(call: Call, caller: CallerKind, whose: Whose): string | null {
  const isMember = caller !== 'guest' && caller !== 'applicant';
  if (call.access === 'administrator' && caller !== 'administrator') return 'general_route_not_found';
  if ((call.access === 'member' || isAged(call.access)) && !isMember) return 'general_unauthorized_scope';
  if (caller === 'suspended' && !call.forSuspended) return 'user_blocked';
  const tooYoung = closed[call.access]?.[caller];
  if (tooYoung) return tooYoung;
  if (call.access === 'guest' && isMember) return 'user_session_already_exists';
  const gone = call.gone === 'answered' ? null : (call.gone ?? null);
  if (whose === 'gone') return gone;
  const excepted = call.except?.[caller as keyof typeof call.except];
  const isUnseen =
    whose === 'foreign' && !seesOthers(caller) && things[namesIn(call).at(-1) ?? '']?.isOfPerson;
  if (isUnseen) return gone;
  if (excepted) return excepted;
  if (whose === 'foreign' && call.foreign !== 'answered') return call.foreign ?? null;
  return null;
}

function judge(call: Call, caller: Caller, whose: Whose, { status, type }: Outcome): string | null {
  const refusal = promised(call, caller.kind, whose);
  if (refusal) return type === refusal ? null : `promised ${refusal}, answered ${status} ${type}`;
  const { status: success, repeated } = call.answer;
  if (status === success || status === repeated) return null;
  // Through the door, and refused for what was sent: there is no such code, no such address, no need for a guardian.
  if (whose === 'nothing' && (call.refusals as readonly string[]).includes(type)) return null;
  return `should have been let through, and was answered ${status} ${type}`;
}

/** Made once for all who try something with it: what each of them did is undone. */
function kept<Made>(made: Map<string, Promise<Made>>, key: string, make: () => Promise<Made>): Promise<Made> {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** Who becomes this kind of caller for as long as they try something. */
const kindBefore = (kind: CallerKind): CallerKind =>
  kind === 'guest' || kind === 'applicant' || kind === 'administrator' ? kind : 'member';

const known = new Map<string, Promise<Caller>>();

function callerFor(kind: CallerKind): Promise<Caller> {
  const before = kindBefore(kind);
  return kept(known, before, () => newCaller(core, before));
}

type Owned = { caller: Caller; names: Record<string, string> };
const owned = new Map<string, Promise<Owned>>();

/** Somebody with a thing of theirs, which has to be made while they still may. */
function ownedFor(kind: CallerKind, name: string, thing: Thing): Promise<Owned> {
  const before = kindBefore(kind);
  return kept(owned, `${before} ${name}`, async () => {
    const caller = await newCaller(core, before);
    const owner = caller.actor ?? (await newCaller(core, 'applicant')).actor;
    assert.ok(owner);
    return { caller, names: await thing.own(core, owner) };
  });
}

type Foreign = { owner: Uploader; names: Record<string, string> };
const ofOthers = new Map<string, Promise<Foreign>>();

function foreignFor(name: string, thing: Thing): Promise<Foreign> {
  return kept(ofOthers, name, async () => {
    const { actor: owner } = await newCaller(core, 'member');
    assert.ok(owner);
    return { owner, names: await thing.own(core, owner) };
  });
}

/** One cell of the matrix. `canaries` must not stand in the answer. */
type Attempt = {
  call: Call;
  whose: Whose;
  caller: Caller;
  place: Record<string, string>;
  canaries: string[];
};

/** Null where it makes no sense, as a guest's own document. */
async function attemptOf(call: Call, kind: CallerKind, whose: Whose): Promise<Attempt | null> {
  const last = namesIn(call).at(-1) ?? '';
  const thing = things[last];
  if (whose === 'own' && !thing?.owners.includes(kind)) return null;
  let before: Caller | undefined;
  let place: Record<string, string> = {};
  let canaries: string[] = call.access === 'administrator' ? [] : ofBystander;
  if (whose !== 'nothing') {
    assert.ok(thing, `${call.path} names a ${last}, of which tests/access-things.ts knows nothing`);
    if (namesIn(call).includes('bucketId')) place.bucketId = 'resumes';
    if (namesIn(call).includes('collectionId')) place.collectionId = 'profiles';
    if (namesIn(call).includes('tableId')) place.tableId = 'profiles';
    if (whose === 'own') {
      const own = await ownedFor(kind, last, thing);
      before = own.caller;
      place = { ...place, ...own.names };
    } else if (whose === 'foreign') {
      const { owner, names } = await foreignFor(last, thing);
      place = { ...place, ...names };
      if (call.foreign !== 'answered' && owner.kind === 'member')
        canaries = [...canaries, owner.account.email, `of-${owner.id}`];
      // Somebody else's link is of no use with another secret.
      if ('secret' in place) place.secret = secret;
    } else place = { ...place, ...thing.gone };
  }
  const caller = { ...(before ?? (await callerFor(kind))), kind };
  return { call, whose, caller, place, canaries };
}

async function faultOf({ call, whose, caller, place, canaries }: Attempt): Promise<string | null> {
  const outcome = await core.undone(() => request(call, caller, place));
  const leaked = canaries.some((canary) => outcome.text.includes(canary));
  if (leaked) return 'let something of somebody else’s out';
  if (!outcome.caching.includes('no-store')) return `may be kept by a browser: "${outcome.caching}"`;
  return judge(call, caller, whose, outcome);
}

/** All that callers of one kind try, who have become so once for all of it. */
async function violationsOf(kind: CallerKind, attempts: Attempt[]): Promise<string[]> {
  return core.undone(async () => {
    const ofKind = new Map(attempts.map(({ caller }) => [caller.actor?.id, caller]));
    for (const caller of ofKind.values()) await takeEffect(core, caller);
    const violations: string[] = [];
    for (const attempt of attempts) {
      const { call, whose } = attempt;
      const fault = await faultOf(attempt);
      if (fault) violations.push(`${call.method} ${call.path} for ${kind}, ${whose}: ${fault}`);
    }
    return violations;
  });
}

test('every call answers every kind of caller as it declares, for own, foreign and gone things', async (t) => {
  const violations: string[] = [];
  let cells = 0;
  // Some things can be made only where somebody may decide about them.
  await callerFor('administrator');
  for (const kind of callers) {
    const attempts: Attempt[] = [];
    for (const { call } of endpoints) {
      const cases: Whose[] = namesIn(call).length > 0 ? ['own', 'foreign', 'gone'] : ['nothing'];
      if (cases.length > 1) assert.ok(call.foreign && call.gone, `${call.path} declares no policy`);
      for (const whose of cases) {
        const attempt = await attemptOf(call, kind, whose);
        if (attempt) attempts.push(attempt);
      }
    }
    cells += attempts.length;
    violations.push(...(await violationsOf(kind, attempts)));
  }
  t.diagnostic(`${cells} cells of ${endpoints.length} calls`);
  assert.deepEqual(violations, []);
  assert.deepEqual([bugs, undeclared], [[], []]);
  assert.ok(cells > 6000);
});
