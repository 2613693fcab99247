import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createCore } from '#core/collected/create-core.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { s3Store } from '#outside/files/s3-store.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { readKey } from '#server/data-folder.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { administrators, administratorToJoin } from './administrators.ts';
import { siteElsewhere } from './site-elsewhere.ts';

/** A core on the database and the files of a running server, with its key, for what a test needs to have happened before. */
export async function coreBehind({ dataDir, origin }: RunningServer, database: string) {
  const { db, close } = connect(database);
  const { bucket, secret } = siteElsewhere() ?? {};
  const core: Core = createCore(modules, {
    db,
    files: bucket ? s3Store(bucket) : folderStore(path.join(dataDir, 'files')),
    makePortrait: portraitMaker(tmpdir()),
    makeScan: scanMaker(tmpdir()),
    makePicture: pictureMaker(tmpdir()),
    makePagePicture: pagePictureMaker(tmpdir()),
    makePdf,
    origin,
    key: await readKey(dataDir, secret),
    adminEmails: [...administrators, administratorToJoin],
  });
  return { core, close };
}

/** The browser is signed in as this member from now on. */
export async function signInAs(context: BrowserContext, origin: string, member: Member & { secret: string }) {
  await holdSecret(context, origin, { name: 'a_session_saharambh', value: sessionOf(member) });
}

/** The browser holds this secret from now on: over https under a second name, too, as the server sets it. */
export async function holdSecret(
  context: BrowserContext,
  origin: string,
  { name, value }: { name: string; value: string },
) {
  const secure = origin.startsWith('https:');
  const cookie = { value: encodeURIComponent(value), url: origin, httpOnly: true, secure };
  await context.addCookies(
    [name, ...(secure ? [`__Host-${name}`] : [])].map((one) => ({ ...cookie, name: one })),
  );
}
