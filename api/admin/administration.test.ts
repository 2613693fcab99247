import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionListBody } from '#contract/administration/calls.ts';
import type { EnquiryBody, EnquiryListBody } from '#contract/enquiries/calls.ts';
import type { AccountListBody, AccountViewBody } from '#contract/supervision/calls.ts';
import { sendEnquiry } from '#core/enquiries/send-enquiry.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';
import { endpoints } from '../app.ts';

const { core, admin } = await administrator(await freshCore());
const { endpoint, bugs } = await serveApi(core);

async function send<Body>(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${endpoint}/admin${path}`, {
    method,
    headers: {
      'x-appwrite-project': projectId,
      'x-appwrite-session': sessionOf(admin),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const typeOf = async (answer: Promise<{ status: number; body: { type?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.type];
};

test('a message is read, answered, opened again and closed', async () => {
  const form = { fullName: 'नेहा', email: 'neha@example.org', subject: '<b>Hi</b>', message: 'One\n\nTwo' };
  await sendEnquiry(core, { form, ip: '203.0.113.9', contactAddress: 'hello@saharambh.example' });
  const list = await send<EnquiryListBody>('GET', '/enquiries');
  assert.deepEqual(list.body.counts, { open: 1, answered: 0 });
  const id = list.body.enquiries[0]?.$id ?? '';
  const path = `/enquiries/${id}`;
  const one = await send<EnquiryBody>('GET', path);
  assert.deepEqual([one.body.name, one.body.subject, one.body.message], ['नेहा', '<b>Hi</b>', 'One\n\nTwo']);
  assert.deepEqual(await typeOf(send('POST', `${path}/answers`, { answer: '  ' })), [
    400,
    'general_argument_invalid',
  ]);
  for (const _ of ['once', 'and the same again'])
    assert.equal((await send('POST', `${path}/answers`, { answer: 'Yes.' })).status, 201);
  assert.deepEqual(await typeOf(send('POST', `${path}/answers`, { answer: 'No.' })), [
    409,
    'enquiry_answered',
  ]);
  assert.equal((await send<EnquiryBody>('DELETE', `${path}/closure`)).body.state, 'open');
  assert.equal((await send<EnquiryBody>('PUT', `${path}/closure`)).body.state, 'answered');
  assert.equal((await send<EnquiryListBody>('GET', '/enquiries?state=answered')).body.enquiries[0]?.$id, id);
  assert.deepEqual(await typeOf(send('GET', '/enquiries/nothing')), [404, 'enquiry_not_found']);
});

test('an account is found, opened, suspended and let in again; the log tells all of it', async () => {
  const them = await member(core);
  const search = encodeURIComponent(them.account.email.slice(3));
  const found = await send<AccountListBody>('GET', `/accounts?search=${search}`);
  assert.deepEqual(
    found.body.accounts.map(({ $id }) => $id),
    [them.id],
  );
  const path = `/accounts/${them.id}`;
  const view = await send<AccountViewBody>('GET', path);
  assert.deepEqual(
    [view.body.sessions, view.body.profile, view.body.can],
    [1, null, { suspend: true, correctBirthDate: true }],
  );
  for (const reason of ['no', 'x'.repeat(501), undefined])
    assert.deepEqual(await typeOf(send('PUT', `${path}/suspension`, { reason })), [
      400,
      'general_argument_invalid',
    ]);
  const suspended = await send<AccountViewBody>('PUT', `${path}/suspension`, { reason: ' Spam to members ' });
  assert.deepEqual([suspended.body.suspended, suspended.body.suspensionReason], [true, 'Spam to members']);
  assert.equal((await send<AccountViewBody>('DELETE', `${path}/suspension`)).body.suspended, false);
  assert.deepEqual(await typeOf(send('PUT', `/accounts/${admin.id}/suspension`, { reason: 'Myself' })), [
    403,
    'account_protected',
  ]);
  const { actions } = (await send<ActionListBody>('GET', '/actions')).body;
  assert.deepEqual(
    actions.slice(0, 5).map(({ action, detail }) => [action, detail]),
    [
      ['account.suspensionEnded', ''],
      ['proposal.made', 'account.suspension: Spam to members'],
      ['account.suspended', '7 d: Spam to members'],
      ['account.opened', ''],
      ['accounts.searched', them.account.email.slice(3)],
    ],
  );
});

test('nothing that leaves holds a password, a secret or a date of birth', async () => {
  const them = await member(core);
  const texts = await Promise.all(
    ['/enquiries', '/accounts', `/accounts/${them.id}`, '/actions'].map(async (path) =>
      JSON.stringify((await send('GET', path)).body),
    ),
  );
  assert.doesNotMatch(texts.join(), /password|hash|secret|dob|argon/i);
});

test('odd input is refused, and never a fault of ours', async () => {
  const odd = [{}, { reason: 7 }, { reason: '\0\0\0' }, { answer: ['x'] }, { answer: '\ud800' }];
  const cursors = ['', '0', '9'.repeat(18), '9'.repeat(40), '-1', '%00', "'", '%F0%9F%92%A5'];
  for (const { call } of endpoints) {
    const { method, access } = call;
    if (access !== 'administrator') continue;
    const ids = call.path.includes(':')
      ? ['x', '%00', '..%2f..', '%F0%9F%92%A5', "'%20or%201=1--"]
      : ['none'];
    for (const id of ids) {
      const path = call.path.replace('/admin', '').replace(/:\w+/g, id);
      for (const [at, body] of odd.entries()) {
        const query = `?cursor=${cursors[at]}&search=${cursors[at + 3]}`;
        const answer = await send(method, path + query, method === 'GET' ? undefined : body);
        assert.ok(answer.status < 500, `${method} ${path}${query}`);
      }
    }
  }
  assert.deepEqual(bugs, []);
});
