import { tmpdir } from 'node:os';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import { pagePictureMaker, pictureMaker, scanMaker } from '#outside/pictures/portrait-maker.ts';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import { ensureBuilt } from './build.ts';
import { buildWorld, demoAdministrators } from './demo/build-world.ts';
import { peopleInTheirLanguage } from './demo/indian-languages/people.ts';
import { demoEmail, demoPassword } from './demo/join.ts';

// npm run demo: the product on a data folder of its own, with an invented world in it. Every person and project is marked as a sample.
process.umask(0o077);
process.env.DATA_DIR = process.env.DEMO_DIR ?? 'demo-data';
process.env.ADMIN_EMAILS = demoAdministrators.map(demoEmail).join();
// The translations that no native reader has seen count as agreed in the demonstration.
process.env.LANGUAGES ??= interfaceLanguages.map(({ code }) => code).join();
process.env.CLAUSE_LANGUAGES ??= clauseLanguageCodes.join();
process.env.LAW_LANGUAGES ??= process.env.LANGUAGES;
for (const name of ['DATABASE_URL', 'S3_BUCKET', 'SMTP_URL']) delete process.env[name];
await ensureBuilt();
const { readConfig } = await import('../server/config.ts');
const { readKey } = await import('../server/data-folder.ts');
const { reachDatabase } = await import('../server/reach-database.ts');
const { run } = await import('../server/run.ts');
const { start } = await import('../server/start.ts');

await run(async (signal) => {
  const config = readConfig();
  const server = await start(config, undefined, signal);
  const reached = await reachDatabase(config);
  try {
    const key = await readKey(config.dataDir, config.secret);
    const core = {
      ...reached.core,
      key,
      // As the server offers them.
      languages: config.languages,
      clauseLanguages: config.clauseLanguages,
      makePicture: pictureMaker(tmpdir()),
      makePagePicture: pagePictureMaker(tmpdir()),
      makeScan: scanMaker(tmpdir()),
      makePdf,
    };
    const { count } = await core.db
      .selectFrom('accounts')
      .select((accounts) => accounts.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (count === '0') {
      console.log('Making the sample world: half a minute or so …');
      await buildWorld(core);
    }
  } finally {
    await reached.close();
  }
  console.log(`Everybody here is invented, and signs in with the password ${demoPassword}, for instance:`);
  for (const [handle, who] of [
    ['meera-kulkarni', 'a founder with a team'],
    ['asha-patil', 'a student in two teams'],
    ['neha-thakur', 'a student who is invited'],
    ['sharada-apte', 'a mentor'],
    ['isha', 'a member under 18'],
    ['leela-fernandes', 'a mentor of members under 18'],
    ['prashant-gawai', 'a coordinator of a college'],
    ['rutuja-kadam', 'a student of this college'],
    [demoAdministrators[0], 'an administrator'],
    ['farhan-khan', 'staff for cases and reviews alone'],
  ] as const)
    console.log(`  ${demoEmail(handle)} (${who})`);
  console.log('Who reads which language (all others read English):');
  for (const { code, name } of interfaceLanguages) {
    const readers = peopleInTheirLanguage.filter(({ reads }) => reads === code);
    if (readers.length > 0) console.log(`  ${name}: ${readers.map(({ handle }) => handle).join(', ')}`);
  }
  return server;
});
