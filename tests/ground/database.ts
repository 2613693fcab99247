import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { createCore } from '#core/collected/create-core.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { type Connection, connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { siteTexts } from '#server/legal-texts.ts';
import { closeConnections, copyTemplate, startTestCluster } from './migrated-cluster.ts';

/** Where a cluster for the whole test run listens; set by the command that starts one for all files. */
const shared = process.env.TEST_CLUSTER;

const steps: (() => unknown)[] = [closeConnections];
after(async () => {
  const errors: unknown[] = [];
  for (const step of steps.reverse()) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
});

/** Does `step` when the test file ends; the last one asked for comes first, as what was built last goes first. */
export function atEnd(step: () => unknown): void {
  steps.push(step);
}

/** A migrated, empty database of its own, gone when the test file ends. `url` is for a second connection to it. */
export async function freshDatabase(): Promise<Connection & { url: string }> {
  const cluster = shared ? null : await startTestCluster();
  const urlOf = (name: string) => cluster?.url(name) ?? (shared ?? '').replace('%s', name);
  const { url, drop } = await copyTemplate(urlOf);
  const connection = connect(url);
  atEnd(async () => {
    await connection.close();
    await drop();
    await cluster?.stop();
  });
  return { ...connection, url };
}

/** `folder` is where the files' bytes are. */
export type TestCore = Core & { connection: Connection & { url: string }; folder: string };

/** A core on an empty database and an empty folder. Every test of the core and the API begins with it. */
export async function freshCore(): Promise<TestCore> {
  return coreOn(await freshDatabase());
}

/** A core on a migrated database that is reached otherwise. */
export async function coreOn(connection: Connection & { url: string }): Promise<TestCore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-files-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const { db } = connection;
  return createCore(modules, {
    db,
    files: folderStore(folder),
    makePortrait: portraitMaker(tmpdir()),
    makeScan: scanMaker(tmpdir()),
    makePicture: pictureMaker(tmpdir()),
    makePagePicture: pagePictureMaker(tmpdir()),
    makePdf,
    legalTexts: siteTexts,
    origin: 'https://saharambh.example',
    key: randomBytes(32),
    connection,
    folder,
  });
}
