import pg from 'pg';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts';
import { type ServedS3, serveS3 } from '#tests/servers/serve-s3.ts';
import { seedAgreements } from '../agreements.ts';
import { seedConversations } from '../conversations.ts';
import { seedProjects } from '../kept-project.ts';
import { seedOpportunities } from '../opportunities.ts';
import { seedPeople } from '../people.ts';
import { sessionsOf } from '../seed.ts';
import { type Product, seededDatabase, startDatabase, startProduct } from '../servers.ts';
import { type Browser, openBrowser } from './browser.ts';

/** The real server, PostgreSQL, an S3 server and a mail server, with a seeded database. */
export type World = {
  product: Product;
  databasePid: number;
  database: pg.Pool;
  mail: MailServer;
  s3: ServedS3;
  browser: Browser;
  size: Size;
  stop(): Promise<void>;
};
export type Size = { accounts: number; projects: number; opportunities: number; agreements: number };

/** The first so many have conversations; owners of projects, each of one, come after them. */
const members = 1000;
/** Two hundred owners are enough. */
export const fewestAccounts = members + 200;

export async function startWorld(accounts: number): Promise<World> {
  const size = {
    accounts,
    projects: Math.min(members, accounts - members - 1),
    opportunities: Math.ceil(accounts / 12),
    agreements: Math.min(members, Math.ceil(accounts / 4)),
  };
  const cluster = await startDatabase(['max_connections=200']);
  const [mail, s3] = await Promise.all([startMailServer(), serveS3()]);
  const ends: (() => Promise<unknown>)[] = [cluster.stop, mail.stop, s3.stop];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const url = await seededDatabase(cluster, accounts);
    await seedPeople(url, accounts);
    await seedProjects(url, size.projects);
    await seedOpportunities(url, size.opportunities, size.projects);
    await seedConversations(url, accounts, { conversations: members, messages: 5 * members });
    await seedAgreements(url, size.agreements, size.projects, accounts);
    const database = new pg.Pool({ connectionString: url, max: 4, options: '-c statement_timeout=0' });
    // The database may end before the last of these connections, which is no failure of a measurement.
    const ignore = () => {};
    database.on('error', ignore).on('connect', (client) => client.on('error', ignore));
    ends.push(() => database.end());
    await database.query(sessionsOf, [members + 1, Math.min(accounts, 2 * members)]);
    // At noon emails leave at once.
    await database.query('update standings set zone = $1', [zoneWhereItIs(12)]);
    await database.query('vacuum analyze');
    const product = await startProduct(url, {
      TRUST_PROXY: '1',
      SMTP_URL: mail.url,
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    });
    ends.push(product.stop);
    const browser = openBrowser(product.origin);
    ends.push(async () => browser.close());
    return { product, databasePid: cluster.pid() ?? 0, database, mail, s3, browser, size, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
