import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createCore } from '#core/collected/create-core.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
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
import { readKey } from '#server/data-folder.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { administrators, administratorToJoin } from './administrators.ts';

/** A core on the database and the files of a running server, with its key, for what a test needs to have happened before. */
export async function coreBehind({ dataDir, origin }: RunningServer, database: string) {
  const { db, close } = connect(database);
  const core: Core = createCore(modules, {
    db,
    files: folderStore(path.join(dataDir, 'files')),
    makePortrait: portraitMaker(tmpdir()),
    makeScan: scanMaker(tmpdir()),
    makePicture: pictureMaker(tmpdir()),
    makePagePicture: pagePictureMaker(tmpdir()),
    makePdf,
    origin,
    key: await readKey(dataDir, undefined),
    adminEmails: [...administrators, administratorToJoin],
  });
  return { core, close };
}

/** The browser is signed in as this member from now on. */
export async function signInAs(context: BrowserContext, origin: string, member: Member & { secret: string }) {
  await context.addCookies([
    {
      name: 'a_session_saharambh',
      value: encodeURIComponent(sessionOf(member)),
      url: origin,
      httpOnly: true,
    },
  ]);
}
