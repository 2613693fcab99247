import { startServer } from '#tests/servers/start-server.ts';
import { buildWorld, demoAdministrators } from '#tools/demo/build-world.ts';
import { demoEmail, demoPassword } from '#tools/demo/join.ts';
import { atServer } from './at-server.ts';
import { coreBehind } from './core-behind.ts';
import { crawl, isPressedOnce } from './crawl.ts';
import { expect, makeDatabase } from './fixture.ts';
import { isWalk } from './walks.ts';

/** The demonstration's world behind a server of its own. */
async function startWithWorld() {
  const { url, drop } = await makeDatabase();
  const server = await startServer({
    DATABASE_URL: url,
    ADMIN_EMAILS: demoAdministrators.map(demoEmail).join(),
    TRUST_PROXY: '1',
  });
  const { core, close } = await coreBehind(server, url);
  await buildWorld({ ...core, adminEmails: demoAdministrators.map(demoEmail) });
  await close();
  const stop = async () => {
    await server.stop();
    await drop();
  };
  return { server, stop };
}

const test = atServer(startWithWorld);
test.describe.configure({ mode: 'default', timeout: 600_000 });

const all = [
  { who: 'a guest', handle: null, least: 40 },
  { who: 'a student', handle: 'asha-patil', least: 40 },
  { who: 'a founder', handle: 'meera-kulkarni', least: 40 },
  { who: 'a contributor', handle: 'neha-thakur', least: 40 },
  { who: 'a mentor', handle: 'sharada-apte', least: 40 },
  { who: 'an administrator', handle: demoAdministrators[0], least: 40 },
];
/** Where all tests run, those who reach most of the pages; in a walk, every role. */
const roles = isWalk ? all : all.filter(({ who }) => /guest|founder/.test(who));
/** All roles share this list, so a link that one role has pressed is not pressed by the next. */
const isWanted = isPressedOnce(isWalk ? 'each' : 'list');

for (const { who, handle, least } of roles)
  test(`a pressed link shows ${who} the same page as a load of its address, and Back returns`, async ({
    page,
    at,
    expectTrouble,
  }) => {
    // A page that says that something is not there is a page as well.
    expectTrouble(/404|401/);
    if (handle) {
      const entered = await page.context().request.post(`${at.server.origin}/v1/account/sessions/email`, {
        data: { email: demoEmail(handle), password: demoPassword },
        headers: { 'X-Appwrite-Project': 'saharambh' },
      });
      expect(entered.status()).toBe(201);
    }
    const { wrong, ...counts } = await crawl(page, handle ? ['/dashboard', '/'] : ['/'], isWanted);
    test.info().annotations.push({ type: 'crawl', description: `${who}: ${JSON.stringify(counts)}` });
    expect(wrong).toEqual([]);
    expect(counts.pressed).toBeGreaterThan(least);
  });
