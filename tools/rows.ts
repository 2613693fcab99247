import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from '#db/connect.ts';
import { startTestCluster, template } from '#tests/ground/migrated-cluster.ts';
import { functionTexts } from './function-texts.ts';
import { rowTypes } from './row-types.ts';

// npm run rows: migrates a database of its own and writes from it the row types of db/tables/ and the texts of db/functions.sql.
const root = new URL('../', import.meta.url);
const cluster = await startTestCluster();
const connection = connect(cluster.url(template));
try {
  const types = await rowTypes(connection.pool);
  await rm(new URL('db/tables', root), { recursive: true, force: true });
  await mkdir(new URL('db/tables', root));
  for (const [file, text] of types) await writeFile(new URL(file, root), text);
  await writeFile(new URL('db/functions.sql', root), await functionTexts(connection.pool));
} finally {
  await connection.close();
  await cluster.stop();
}
