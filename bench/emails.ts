import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { createCore } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { mailboxSender } from '#outside/mail/mailbox.ts';
import { smtpSender } from '#outside/mail/smtp.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { startWorker } from '#server/worker.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { seedAgreements } from './agreements.ts';
import { busyOf } from './busy.ts';
import { seedProjects } from './kept-project.ts';
import { startMailProcess } from './mail-process.ts';
import { seededDatabase, startDatabase } from './servers.ts';

const from = 'Saharambh <hello@saharambh.example>';
const ways = ['files', 'SMTP'] as const;

/** The time that one email to one member about one entry takes: of this program, which is the worker, and of the database. */
async function measureEmails(
  url: string,
  databasePid: number,
  { letters: emails, rounds, smtp }: { letters: number; rounds: number; smtp: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // It is noon for every member: at night no email leaves.
  await client.query('update standings set zone = $1', [zoneWhereItIs(12)]);
  const connection = connect(url, { max: 10 });
  const { db, pool } = connection;
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-bench-'));
  const overSmtp = smtpSender(smtp, from);
  const senders = { files: mailboxSender(folder, from, () => {}), SMTP: overSmtp.send };
  let way: (typeof ways)[number] = 'files';
  let sent = 0;
  const worker = startWorker({
    core: createCore(modules, {
      db,
      makePdf,
      key: randomBytes(32),
      origin: 'https://saharambh.example',
      files: folderStore(tmpdir()),
      makePicture: pictureMaker(tmpdir()),
      makePagePicture: pagePictureMaker(tmpdir()),
      makePortrait: portraitMaker(tmpdir()),
      makeScan: scanMaker(tmpdir()),
    }),
    pool,
    async send(mail) {
      await senders[way](mail);
      sent++;
    },
    site: { name: 'Saharambh', origin: 'https://saharambh.example' },
    log: pino({ level: 'silent' }),
  });
  for (let round = 0; round <= rounds; round++)
    for (way of ways) {
      await client.query('truncate notifications, unread_notifications, written_letters');
      sent = 0;
      const [, database, ours] = await busyOf(0, databasePid);
      const began = performance.now();
      await client.query(
        `with told as (
           insert into notifications (account_id, event_id, kind, subject_kind, subject_id, actor_id, topic, mail_id)
           select 'account' || n, -n, 'milestone_started', 'milestone', 'agreement' || n || '.3', 'account' || n % $1 + 1, 'answers', n
           from generate_series(1, $1::int) n returning mail_id
         )
         select add_job('send-letter',
           jsonb_build_object('letter', 'notification', 'mailId', mail_id::text, 'cause', 'product')) from told`,
        [emails],
      );
      while (sent < emails) await sleep(20);
      const seconds = (performance.now() - began) / 1000;
      const [, databaseAfter, oursAfter] = await busyOf(0, databasePid);
      const each = (busy: number) => `${(busy / emails).toFixed(2)} ms`;
      // The first round loads the code.
      if (round > 0)
        console.log(
          `  ${emails} letters as ${way}: ${each(oursAfter - ours)} of the worker and ${each(databaseAfter - database)} of the database each, ${Math.round(emails / seconds)}/s`,
        );
    }
  await worker.stop();
  overSmtp.close();
  await client.end();
  await connection.close();
  await rm(folder, { recursive: true, force: true });
}

// NODE_ENV=production node tools/run.mjs bench/emails.ts --letters 2000 --rounds 3
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      // No fewer: the owners of the projects that they are about are among their readers.
      letters: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const cluster = await startDatabase();
  const mail = await startMailProcess();
  try {
    const emails = Number(values.letters);
    const url = await seededDatabase(cluster, emails);
    await seedProjects(url, 1000);
    await seedAgreements(url, emails, 1000, emails);
    await measureEmails(url, cluster.pid() ?? 0, {
      letters: emails,
      rounds: Number(values.rounds),
      smtp: mail.url,
    });
  } finally {
    mail.child.disconnect();
    await cluster.stop();
  }
}
