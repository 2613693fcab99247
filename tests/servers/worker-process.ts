import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createCore } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
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

// A worker as a process of its own, for tests that kill it: node tests/servers/worker-process.ts URL FOLDER. The ids of the mails
// it has sent stand in FOLDER/sent, a line each.
const [, , url = '', folder = ''] = process.argv;
const { db, pool, listPools } = connect(url);
startWorker({
  core: createCore(modules, {
    db,
    files: folderStore(folder),
    makePortrait: portraitMaker(tmpdir()),
    makeScan: scanMaker(tmpdir()),
    makePicture: pictureMaker(tmpdir()),
    makePagePicture: pagePictureMaker(tmpdir()),
    makePdf,
    origin: 'https://saharambh.example',
    key: randomBytes(32),
  }),
  pool,
  send: async (mail) => appendFileSync(path.join(folder, 'sent'), `${mail.id}\n`),
  site: { name: 'Saharambh', origin: 'https://saharambh.example' },
  log: pino({ level: 'silent' }),
});
// The names of its connections, by which the database knows them.
process.send?.([pool, listPools.lists, listPools.searches].map(({ options }) => options.application_name));
