import assert from 'node:assert/strict';
import { test } from 'node:test';
import { data, isRouteErrorResponse } from 'react-router';
import type { Answers } from '#web/client/over-line.ts';
import { orLeave } from './over-line.ts';

const page = 'enquiries/desk/enquiry/page';
const address = 'https://saharambh.example/admin/enquiries/nobody';
/** As the router hands on a page that is not there. */
const gone = { status: 404, statusText: 'Not Found', internal: false, data: null };
assert.ok(isRouteErrorResponse(gone));
const failed = (result: unknown): Answers => ({ [page]: { type: 'error', result } });
const post = () =>
  new Request(address, { method: 'POST', body: new URLSearchParams({ intent: 'answer', text: 'Yes.' }) });

test('the form of a former administrator comes back with the status of its answer', async () => {
  const request = post();
  const answers = await orLeave({ request }, async () => {
    await request.formData();
    return failed(gone);
  });
  const { type, result } = answers[page] ?? {};
  assert.equal(type, 'data');
  assert.partialDeepStrictEqual(result, {
    data: { intent: 'answer', fault: { code: 'desk_closed' } },
    init: { status: 404 },
  });
});

test('a dead line, a page that is gone and a way on are for others to deal with', async () => {
  const others = [new TypeError('Failed to fetch'), gone];
  for (const result of [...others, new Response(null, { status: 303 })])
    assert.deepEqual(
      await orLeave({ request: new Request(address) }, async () => failed(result)),
      failed(result),
    );
  const dead = failed(data(new TypeError('Failed to fetch')));
  assert.deepEqual(await orLeave({ request: post() }, async () => dead), dead);
});
