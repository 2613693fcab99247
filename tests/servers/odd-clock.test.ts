import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownDay } from '#core/standings/own-day.ts';
import { seed } from '#db/seed.ts';
import { addDays } from '#rules/calendar/day.ts';
import { active, equity, joinTeam, milestone, poolOf } from '#tests/agreements/agreements.ts';
import { keepLedger } from '#tests/agreements/kept-ledgers.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding } from '#tests/standings/standings.ts';

const hour = 3_600_000;
const core = await freshCore();
const { url } = core.connection;
await seed(core.db);
const settings = {
  DATABASE_URL: url,
  SECRET: 'the-same-for-all-servers',
  LOG_LEVEL: 'fatal',
  NODE_OPTIONS: '--import ./tests/servers/odd-clock.mjs',
};
const right = await startServer({ ...settings, CLOCK_OFF: '0' });
const odd = await startServer({ ...settings, CLOCK_OFF: String(hour) });
atEnd(() => Promise.all([right.stop(), odd.stop()]));

/** A browser without scripts. */
function browser(origin: string) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), cookie, origin };
    const answer = await fetch(origin + path, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    page: async (path: string) => (await send(path)).text(),
    submit: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

const secondsToResend = (html: string) =>
  Number(/secondsToResend\\*",(\d+)/.exec(html.replaceAll('&quot;', '"'))?.[1]);

for (const turn of ['ahead', 'behind']) {
  test(`with a clock an hour ${turn}, a code can be asked for, repeated and used as with a right one`, async () => {
    if (turn === 'behind') process.kill(odd.pid() ?? 0, 'SIGUSR2');
    const email = freshEmail();
    const { page, submit } = browser(odd.origin);
    assert.equal((await submit('/login', { intent: 'send-code', email })).status, 303);
    const shown = await page('/login');
    assert.ok(shown.includes(email), 'the page asks for the code');
    const left = secondsToResend(shown);
    assert.ok(left > 50 && left <= 60, `${left} s`);
    // The code was sent just now: the page shows its field again, and no second email leaves.
    assert.equal((await submit('/login', { intent: 'send-code', email })).status, 303);
    assert.ok(secondsToResend(await page('/login')) <= left);
  });

  test(`with a clock an hour ${turn}, a caller over a limit gets the time that the database says`, async () => {
    const email = freshEmail();
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': projectId };
    const cookies: string[] = [];
    const ask = () =>
      fetch(`${odd.origin}/v1/sign-ups/codes`, {
        method: 'POST',
        headers: { ...headers, cookie: cookies.join('; ') },
        body: JSON.stringify({ email }),
      });
    const first = await ask();
    assert.equal(first.status, 201);
    cookies.push(...first.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? ''));
    const again = await ask();
    const after = Number(again.headers.get('retry-after'));
    assert.equal(again.status, 429);
    assert.ok(after > 50 && after <= 60, `${after} s`);
  });

  test(`with a clock an hour ${turn}, the pages list the same stories`, async () => {
    const listed = async ({ origin }: { origin: string }) => {
      const html = await (await fetch(`${origin}/stories`)).text();
      return [...html.matchAll(/href="(\/stories\/[^"]+)"/g)].map(([, path]) => path);
    };
    assert.deepEqual(await listed(odd), await listed(right));
    assert.ok((await listed(odd)).length > 3);
  });

  test(`with a clock an hour ${turn}, an agreement offers the same acts and the same end`, async () => {
    await inOneWindow(3600);
    const owner = await member(core);
    const contributor = await member(core);
    // In this hour the wrong clock shows another date in this time zone.
    const zone = zoneWhereItIs(turn === 'ahead' ? 23 : 0);
    for (const { id } of [owner, contributor]) await setStanding(core, id, { zone });
    const project = await publishedProject(core, owner, `Rooms of ${owner.id}`);
    await joinTeam(core, project, contributor);
    await poolOf(core, owner, project);
    const milestones = [milestone(), milestone({ number: 2 }), milestone({ number: 3 })];
    const { id } = await active(core, { owner, contributor, project }, { equity: equity(), milestones });
    const halfAnHour = hour / 2;
    await keepLedger(core, id, { owner, contributor }, (ledger) => {
      // One can be disputed for half an hour more, the other one for half an hour no more.
      for (const [number, off] of [
        [2, -halfAnHour],
        [1, halfAnHour],
      ] as const) {
        const at = new Date(Date.now() - 30 * 24 * hour + off).toISOString();
        ledger.do(at, 'contributor', { kind: 'start', milestone: number, share: 0 });
        ledger.do(at, 'contributor', { kind: 'drop', milestone: number });
      }
    });
    const read = async ({ origin }: { origin: string }, path: string) => {
      const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': sessionOf(owner) };
      const answer = await fetch(`${origin}/v1${path}`, { headers });
      assert.equal(answer.status, 200, path);
      return answer.json();
    };
    const at = `/account/agreements/${id}`;
    const paths = [1, 2].flatMap((number) => [
      `${at}/milestones/${number}`,
      `${at}/milestones/${number}/dispute`,
    ]);
    for (const path of [...paths, `${at}/end`, `${at}/shares`, `/projects/${project}/pool/uses`])
      assert.deepEqual(await read(odd, path), await read(right, path), path);
    assert.deepEqual(
      [
        (await read(odd, `${at}/milestones/1`)).can.dispute,
        (await read(odd, `${at}/milestones/2`)).can.dispute,
      ],
      [true, false],
    );
    const { preview } = await read(odd, `${at}/end`);
    const today = await ownDay(core.db, owner.id);
    assert.equal(preview.endDay, addDays(today, 14));
    assert.equal((await read(odd, `/projects/${project}/pool/uses`)).today, today);
  });
}
