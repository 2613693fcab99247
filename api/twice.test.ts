import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Attempt, namesIn, type Outcome, paramsOf, triedApi } from '#tests/access-calls.ts';
import type { CallerKind } from '#tests/access-things.ts';
import { endpoints } from './app.ts';

const { core, bugs, undeclared, send, attemptOf, callerFor } = await triedApi();

/** The first of them who may is the one who sends a command twice. */
const senders: CallerKind[] = ['member', 'administrator', 'guest', 'applicant'];

const code = 'a code or link that was mailed, which works once';
const state = 'a state that the senders are not in';
const data = 'values that fit the world around the sender';

/** What a sender would need for the commands that none of them gets done. A new one is either done here or named. */
const untried: Record<string, string> = {
  'PUT /sign-ups/codes': code,
  'POST /sign-ups': code,
  'PUT /log-ins/codes': code,
  'POST /account/sessions/email': data,
  'POST /account/sessions/token': code,
  'POST /account/verifications/email': state,
  'PUT /account/verifications/email': code,
  'PUT /account/recovery': code,
  'PUT /account/birth-date': state,
  'PATCH /account/public-profile': state,
  'POST /suspensions/log-ins': state,
  'POST /account/suspension/appeal': state,
  'PUT /unsubscription': code,
  'POST /account/agreements': data,
  'PUT /account/guardian': state,
  'PUT /account/email-changes': code,
  'PUT /account/former-address': code,
  'PUT /account/deletion': code,
  'POST /account/verifications/student-address': data,
  'POST /account/verifications/organisation': data,
  'POST /account/verifications/codes': state,
  'PUT /account/verifications/proof': code,
  'PUT /account/verifications/appeal': state,
};

const isDone = ({ call }: Attempt, { status }: Outcome) =>
  status === call.answer.status || status === call.answer.repeated;

/** What a DELETE has removed is gone: its call declares how it answers of such a thing. */
const isAlike = (attempt: Attempt, again: Outcome) =>
  isDone(attempt, again) || (attempt.call.method === 'DELETE' && again.type === attempt.call.gone);

/** What the same request is answered the first and the second time. */
async function twice(attempt: Attempt): Promise<[Outcome, Outcome]> {
  const params = paramsOf(attempt.call, attempt.caller, attempt.place);
  return core.undone(async () => [await send(attempt, params), await send(attempt, params)]);
}

async function attemptsOf(call: Attempt['call']): Promise<Attempt[]> {
  const isOfThing = namesIn(call).length > 0;
  const attempts: Attempt[] = [];
  for (const kind of senders)
    for (const whose of isOfThing ? (['own', 'foreign'] as const) : (['nothing'] as const)) {
      const attempt = await attemptOf(call, kind, whose);
      if (attempt) attempts.push(attempt);
    }
  return attempts;
}

/** Empty without a fault; null for a command that none of them gets done. */
async function faultOf(call: Attempt['call']): Promise<string | null> {
  for (const attempt of await attemptsOf(call)) {
    const [once, again] = await twice(attempt);
    if (!isDone(attempt, once)) continue;
    if (isAlike(attempt, again) !== Boolean(call.twice)) return '';
    return call.twice ? 'is answered alike, and declares why not' : `${again.status} ${again.type}`;
  }
  return null;
}

test('a command that comes again is answered like the first time, or declares why not', async (t) => {
  await callerFor('administrator');
  const commands = endpoints.map(({ call }) => call).filter(({ method }) => method !== 'GET');
  const faults: string[] = [];
  const never: string[] = [];
  for (const call of commands) {
    const name = `${call.method} ${call.path}`;
    const fault = await faultOf(call);
    if (fault === null) never.push(name);
    else if (fault) faults.push(`${name}: ${fault}`);
  }
  t.diagnostic(`${commands.length - never.length} of ${commands.length} commands were done`);
  assert.deepEqual(faults, []);
  assert.deepEqual(never.sort(), Object.keys(untried).sort());
  assert.deepEqual([bugs, undeclared], [[], []]);
});
