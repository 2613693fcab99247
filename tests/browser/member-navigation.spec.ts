import { startServer } from '#tests/servers/start-server.ts';
import { buildWorld, demoAdministrators } from '#tools/demo/build-world.ts';
import { demoEmail, demoPassword } from '#tools/demo/join.ts';
import { pageAt } from '../../web/page-at.ts';
import { routeOf } from '../../web/pages.ts';
import { isListed, listOf } from '../../web/route-lists.ts';
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
  { who: 'a guest', handle: null, least: isWalk ? 40 : 25 },
  { who: 'a student', handle: 'asha-patil', least: 40 },
  { who: 'a founder', handle: 'meera-kulkarni', least: 40 },
  { who: 'a contributor', handle: 'neha-thakur', least: 40 },
  { who: 'a mentor', handle: 'sharada-apte', least: 40 },
  { who: 'an administrator', handle: demoAdministrators[0], least: 40 },
];
/** Where all tests run, those who reach most of the pages; in a walk, every role. */
const roles = isWalk ? all : all.filter(({ who }) => /guest|founder/.test(who));
/** All roles share this list, so a link that one role has pressed is not pressed by the next. */
const isWanted = isWalk ? isPressedOnce('each') : isPressedWhereKnown();

/**
 * Each goal once from a page whose router knows it. From other pages the browser loads a document, as it does for an
 * address: there a goal is pressed only if it was not before.
 */
function isPressedWhereKnown(): ReturnType<typeof isPressedOnce> {
  const known = new Set<string>();
  const pressed = new Set<string>();
  return (from, { goal }) => {
    const [, path = ''] = goal.split(' ');
    const at = (pattern: string) => pageAt(pattern.replaceAll(':', ''))?.page;
    const target = at(path);
    const isKnown = target !== undefined && isListed(routeOf(target), listOf(at(from)));
    if (isKnown ? known.has(goal) : pressed.has(goal)) return false;
    if (isKnown) known.add(goal);
    return Boolean(pressed.add(goal));
  };
}

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
