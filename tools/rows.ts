import { writeFile } from 'node:fs/promises';
import { connect } from '#db/connect.ts';
import { startTestCluster, template } from '#tests/migrated-cluster.ts';
import { rowTypes } from './row-types.ts';

// npm run rows: writes the row types of db/tables.ts as all migrations make the tables, in a database of its own.
const cluster = await startTestCluster();
const connection = connect(cluster.url(template));
try {
  await writeFile(new URL('../db/tables.ts', import.meta.url), await rowTypes(connection.pool));
} finally {
  await connection.close();
  await cluster.stop();
}
