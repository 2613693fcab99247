import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { knowModules } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { writeBackup } from '#server/backup/write-backup.ts';

// A backup as a process of its own that kills itself: node tests/servers/killed-backup.ts URL FILES PLACE 'put files/'. It ends
// halfway through the first file whose key holds the second word, or before it removes that file.
const [, , databaseUrl = '', files = '', location = '', fatal = ''] = process.argv;
knowModules(modules);
const { db } = connect(databaseUrl);
const store = folderStore(location);

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

const isFatal = (doing: string, key: string) => {
  const [what, where = ''] = fatal.split(' ');
  return doing === what && key.includes(where);
};

await writeBackup({
  core: { db, files: folderStore(files) },
  databaseUrl,
  secretFile: null,
  keep: 1,
  target: {
    prefix: '',
    store: {
      ...store,
      async put(key, bytes) {
        if (!isFatal('put', key)) return store.put(key, bytes);
        const all = Buffer.isBuffer(bytes) ? bytes : await buffer(bytes);
        async function* half() {
          yield all.subarray(0, all.length / 2);
          await die();
        }
        return store.put(key, Readable.from(half(), { objectMode: false }));
      },
      remove: (key) => (isFatal('remove', key) ? die() : store.remove(key)),
    },
  },
});
