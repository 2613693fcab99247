import { startExternalPostgres } from '../external-postgres.ts';
import { startMailServer } from '../mail-server.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { test as base } from './fixture.ts';
import { entrepreneurJourney, studentJourney } from './journeys.ts';

/** The same journeys where database and mail are other machines' business, and the project has another name. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const [database, mail] = await Promise.all([startExternalPostgres(), startMailServer()]);
      const server = await startServer({
        DATABASE_URL: database.url,
        SMTP_URL: mail.url,
        PROJECT_ID: 'another-house',
        MAIL_FROM: 'Saharambh <hello@saharambh.example>',
      });
      await use({ ...server, letterTo: async (address) => (await mail.deliveryTo(address)).mail });
      await server.stop();
      await mail.stop();
      await database.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One server for both.
test.describe.configure({ mode: 'serial' });
test('a student joins and comes back, on an external PostgreSQL and a mail server', studentJourney);
test('an entrepreneur joins, on an external PostgreSQL and a mail server', entrepreneurJourney);
