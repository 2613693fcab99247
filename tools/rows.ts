import { writeFile } from 'node:fs/promises';
import { connect } from '#db/connect.ts';
import { startTestCluster, template } from '#tests/ground/migrated-cluster.ts';
import { functionTexts } from './function-texts.ts';
import { rowTypes } from './row-types.ts';

// npm run rows: migrates a database of its own and writes from it the row types of db/tables.ts and the texts of db/functions.sql.
const cluster = await startTestCluster();
const connection = connect(cluster.url(template));
try {
  await writeFile(new URL('../db/tables.ts', import.meta.url), await rowTypes(connection.pool));
  await writeFile(new URL('../db/functions.sql', import.meta.url), await functionTexts(connection.pool));
} finally {
  await connection.close();
  await cluster.stop();
}
