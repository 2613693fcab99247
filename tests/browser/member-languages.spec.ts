import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { atServer } from './at-server.ts';
import { makeDatabase } from './fixture.ts';
import { type Journey, joinUnderGuardian } from './joining-journey.ts';
import { leaveAndBeErased, workAndBePaid } from './leaving-journey.ts';
import { isWalk } from './walks.ts';
import { agree, applyAndJoin, beginWorking } from './work-journey.ts';

const codes = interfaceLanguages.map(({ code }) => code);
const test = atServer(async () => {
  const { url, drop } = await makeDatabase();
  const server = await startServer({
    DATABASE_URL: url,
    TRUST_PROXY: '1',
    LANGUAGES: codes.join(),
    CLAUSE_LANGUAGES: clauseLanguageCodes.join(),
    LAW_LANGUAGES: codes.join(),
  });
  return { server, database: url, stop: () => server.stop().then(drop) };
});
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ actionTimeout: 20_000 });

async function workUntilErased(journey: Journey) {
  const working = await beginWorking(journey);
  await applyAndJoin(working);
  await agree(working);
  await workAndBePaid(working);
  await leaveAndBeErased(working);
}

test.describe(() => {
  test.use({ isPlain: true });
  const inMarathi = { languages: ['mr', 'hi'], isScripted: false } as const;

  test('without scripts a member under 18 joins in Marathi, and their guardian agrees in Hindi', async ({
    page,
    at,
    openWindow,
  }) => joinUnderGuardian({ ...inMarathi, page, openWindow, ...at }));

  test('without scripts a member works in Marathi with a reader of Hindi, is paid, leaves and is erased', async ({
    page,
    at,
    openWindow,
  }) => workUntilErased({ ...inMarathi, page, openWindow, ...at }));
});

const inHindi = { languages: ['hi', 'mr'], isScripted: true } as const;
/** Scripts run for the member, and in a walk for the other side too: a second page in a browser costs as much as the first. */
const other = { isPlain: !isWalk };

test('with scripts a member under 18 joins in Hindi, and their guardian agrees in Marathi', async ({
  page,
  at,
  openWindow,
}) => joinUnderGuardian({ ...inHindi, page, openWindow: () => openWindow(other), ...at }));

test('with scripts a member works in Hindi with a reader of Marathi, is paid, leaves and is erased', async ({
  page,
  at,
  openWindow,
  expectTrouble,
}) => {
  // A line that breaks, and a session that ends with its account.
  expectTrouble(/ERR_INTERNET_DISCONNECTED|WebSocket|realtime|401/);
  await workUntilErased({ ...inHindi, page, openWindow: () => openWindow(other), ...at });
});
