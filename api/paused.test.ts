import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/ground/call.ts';
import type { Actor } from '#core/ground/actor.ts';
import { noBeginnings } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { endpoints } from './app.ts';
import { enter, newPassage } from './http/call-checks.ts';

const core = await freshCore();
const settings = {
  projectId: 'saharambh',
  origin: 'http://localhost',
  allowedOrigins: [],
  trustedProxies: 0,
} as never;

const beginning = endpoints.filter(({ call }) => call.begins);
const found = (path: string) => beginning.some(({ call }) => call.path === path);

test('a paused member is refused each call that begins or publishes, before anything is read', async () => {
  const who = await member(core, { password: null });
  const paused: Actor = { ...who, standing: { ...who.standing, isPaused: true } };
  assert.ok(beginning.length > 30, String(beginning.length));
  for (const endpoint of beginning)
    await assert.rejects(
      enter(core, settings, endpoint, askedBy(paused), newPassage()),
      refused('member_paused'),
      endpoint.call.path,
    );
});

test('each call by which members write says that it begins something, or why it does not', () => {
  const writing = endpoints
    .map(({ call }) => call)
    .filter(({ method, access }) => method !== 'GET' && access !== 'administrator' && access !== 'guest');
  const quiet = writing.filter(({ begins }) => !begins).map(nameOf);
  const named = noBeginnings.map(nameOf);
  assert.deepEqual(
    quiet.filter((one) => !named.includes(one)),
    [],
    'they need `begins`, or a line in the `noBeginnings` of their samples',
  );
  assert.deepEqual(
    named.filter((one) => !quiet.includes(one)),
    [],
    'these are no such calls any more',
  );
  assert.equal(new Set(named).size, named.length);
});

test('answers, work, messages and rights are no beginnings, so a pause leaves them open', () => {
  for (const path of [
    '/people/:handle/messages',
    '/opportunities/:opportunitySlug/applications',
    '/projects/:projectSlug/publication',
    '/mentors/:personId/sessions',
  ])
    assert.ok(found(path), path);
  for (const path of [
    '/conversations/:conversationId/messages',
    '/conversations/:conversationId/answer',
    '/received-applications/:applicationId/offer',
    '/account/agreements/:agreementId/signature',
    '/account/agreements/:agreementId/milestones/:milestone/submissions',
    '/account/cases/:caseId/appeal',
    '/reports/of/:reportedKind/:reportedId',
    '/account/blocks/:personId',
    '/rights/requests',
  ])
    assert.equal(found(path), false, path);
});

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function askedBy(actor: Actor) {
  return {
    request: new Request('http://localhost/v1'),
    findActor: async () => actor,
    ip: '127.0.0.1',
    isOwnPage: true,
    readRaw: async () => assert.fail('Nothing of the request is read.'),
  };
}
