import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { createCore } from '#core/collected/create-core.ts';
import { addTextRecipients, announceTexts } from '#core/legal-texts/announce-texts.ts';
import { modules } from '#core/modules.ts';
import { beginGuestRequest } from '#core/rights/begin-guest-request.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { smtpSender } from '#outside/mail/smtp.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { startWorker } from '#server/worker.ts';
import { device } from '#tests/ground/builders.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { withSample } from '#tests/legal-texts/sample-texts.ts';
import { startMailProcess } from './mail-process.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:announce: announces a version to many members, and compares the times of codes before and meanwhile.
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '30' },
    announced: { type: 'string', default: '20000' },
  },
});
const [members, seconds, announced] = [values.members, values.seconds, values.announced].map(Number) as [
  number,
  number,
  number,
];

const cluster = await startDatabase();
const mail = await startMailProcess();
try {
  const url = await seededDatabase(cluster, members);
  // It is noon for every member: at night nothing is announced.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query('update standings set zone = $1', [zoneWhereItIs(12)]);
  await client.end();
  const connection = connect(url, { max: 10 });
  const { db, pool } = connection;
  const smtp = smtpSender(mail.url, 'Saharambh <hello@saharambh.example>');
  const left = new Map<string, number>();
  let sent = 0;
  const core = createCore(modules, {
    db,
    makePdf,
    key: randomBytes(32),
    origin: 'https://saharambh.example',
    legalTexts: withSample(),
    files: folderStore(tmpdir()),
    makePicture: pictureMaker(tmpdir()),
    makePagePicture: pagePictureMaker(tmpdir()),
    makePortrait: portraitMaker(tmpdir()),
    makeScan: scanMaker(tmpdir()),
  });
  const worker = startWorker({
    core,
    pool,
    async send(email) {
      await smtp.send(email);
      if (email.to.startsWith('code.')) left.set(email.to, performance.now());
      else sent++;
    },
    site: { name: 'Saharambh', origin: 'https://saharambh.example' },
    log: pino({ level: 'silent' }),
  });

  let count = 0;
  /** Mails a code every 200 ms, each to an address of its own, and resolves to the times until each has left. */
  async function codesFor(isOver: () => boolean): Promise<number[]> {
    const begun: [string, number][] = [];
    while (!isOver()) {
      const email = `code.${++count}@example${count % 50}.org`;
      begun.push([email, performance.now()]);
      await beginGuestRequest(core, {
        email,
        kind: 'see',
        words: 'Which data do you hold?',
        device: { ...device, ip: `10.${count % 200}.${count % 250}.7` },
      });
      await sleep(200);
    }
    await sleep(3000);
    return begun
      .map(([email, at]) => (left.get(email) ?? Number.POSITIVE_INFINITY) - at)
      .sort((a, b) => a - b);
  }
  const part = (times: number[], share: number) =>
    Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const say = (name: string, times: number[]) =>
    console.log(
      `${name}: ${times.length} codes left after p50 ${part(times, 0.5)} ms, p99 ${part(times, 0.99)} ms, longest ${part(times, 1)} ms`,
    );

  const warm = performance.now() + 5000;
  await codesFor(() => performance.now() > warm);
  const until = performance.now() + seconds * 1000;
  say('before', await codesFor(() => performance.now() > until));
  const began = performance.now();
  let [isDone, mailing] = [false, 0];
  const running = (async () => {
    await addTextRecipients(core);
    console.log(`${members} recipients added in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    mailing = performance.now();
    while (sent < Math.min(announced, members)) await announceTexts(core, { forMs: 5000 });
    isDone = true;
  })();
  const meanwhile = codesFor(() => isDone);
  await running;
  const took = (performance.now() - mailing) / 1000;
  say('meanwhile', await meanwhile);
  console.log(
    `${sent} announcements in ${took.toFixed(1)} s, ${Math.round(sent / took)} a second: ${members} members take ${Math.round(members / (sent / took) / 60)} minutes`,
  );
  await worker.stop();
  smtp.close();
  await connection.close();
} finally {
  mail.child.disconnect();
  await cluster.stop();
}
