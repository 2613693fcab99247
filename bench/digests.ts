import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { createCore } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
import { mailTask } from '#core/notifications/steps/schedule-mails.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { startWorker } from '#server/worker.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { seededDatabase, startDatabase } from './servers.ts';

const promisedSeconds = 120;
/** Of each person’s digest. */
const lines = 3;

/**
 * How long one worker takes from the moment at which this many people's digests are due until the last of them is handed to
 * a mail server that takes no time.
 */
export async function measureDigests(url: string, people: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // It is noon for every member: at night no email leaves.
  await client.query('update standings set zone = $1', [zoneWhereItIs(12)]);
  await client.query(`insert into projects (id, slug, name, line, state, published_at, asked_as)
    values ('digests', 'digests', 'Cold rooms', 'For tomatoes', 'published', now(), 'digests') on conflict do nothing`);
  await client.query(
    `insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic, mail_at)
    select id, -line, 'project_updated', 'project', 'digests', 'following', now()
    from (select id from accounts order by id limit $1) as told, generate_series(1, $2::int) as line`,
    [people, lines],
  );
  const connection = connect(url);
  const { db, pool } = connection;
  let sent = 0;
  const worker = startWorker({
    core: createCore(modules, {
      db,
      files: folderStore(tmpdir()),
      makePicture: pictureMaker(tmpdir()),
      makePagePicture: pagePictureMaker(tmpdir()),
      makePdf,
      origin: 'https://saharambh.example',
      makePortrait: portraitMaker(tmpdir()),
      makeScan: scanMaker(tmpdir()),
      key: randomBytes(32),
    }),
    pool,
    send: async ({ unsubscribe }) => {
      if (unsubscribe) sent++;
    },
    site: { name: 'Saharambh', origin: 'https://saharambh.example' },
    log: pino({ level: 'silent' }),
  });
  const began = performance.now();
  await client.query('select add_job($1)', [mailTask]);
  const written = async () =>
    (await client.query('select from notifications where mail_at is not null limit 1')).rowCount === 0;
  while (!(await written())) await sleep(20);
  const writtenAfter = (performance.now() - began) / 1000;
  while (sent < people && performance.now() - began < 10 * promisedSeconds * 1000) await sleep(50);
  const seconds = (performance.now() - began) / 1000;
  await worker.stop();
  await client.end();
  await connection.close();
  console.log(
    `  ${people.toLocaleString('en')} digests: in the outbox after ${writtenAfter.toFixed(1)} s, written and handed over after ${seconds.toFixed(1)} s, ${sent} sent${
      seconds > promisedSeconds || sent !== people ? `  BELOW ITS PROMISE: ${promisedSeconds} s` : ''
    }`,
  );
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { people: { type: 'string', default: '10000' } } });
  const cluster = await startDatabase();
  try {
    const people = Number(values.people);
    await measureDigests(await seededDatabase(cluster, people), people);
  } finally {
    await cluster.stop();
  }
}
