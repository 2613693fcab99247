import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staffRights } from '#contract/ground/staff-rights.ts';
import { staff } from '#tests/administration/staff.ts';
import { device } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createApi, endpoints } from '../app.ts';

const core = await freshCore();
const settings = {
  projectId: 'saharambh',
  origin: 'http://localhost',
  allowedOrigins: [],
  trustedProxies: 0,
};
const api = createApi(core, settings, (error) => assert.fail(error as Error));
const desk = endpoints.filter(({ call }) => call.access === 'administrator');

test('without its right each call of the desk is a path that is not there, and with it alone it answers', async () => {
  assert.ok(desk.every(({ call }) => call.right !== undefined));
  for (const right of staffRights) {
    const others = await staff(core, ...staffRights.filter((one) => one !== right));
    const holder = await staff(core, right);
    const ask = async (who: typeof holder, path: string, method: string) => {
      const headers = {
        'x-appwrite-project': 'saharambh',
        'x-appwrite-session': sessionOf(who),
        'sec-fetch-site': 'same-origin',
      };
      const answer = await api.request(path, { method, headers }, { ip: device.ip });
      return { status: answer.status, body: await answer.text() };
    };
    const nothing = await ask(others, '/v1/nothing', 'GET');
    for (const { call } of desk.filter((one) => one.call.right === right || one.call.right === 'any')) {
      const path = `/v1${call.path.replace(/:\w+/g, 'nobodys')}`;
      const isForAll = call.right === 'any';
      assert.equal(
        isAlike(await ask(others, path, call.method), nothing),
        !isForAll,
        `${path} without ${right}`,
      );
      assert.equal(isAlike(await ask(holder, path, call.method), nothing), false, `${path} with ${right}`);
    }
  }
});

const isAlike = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
