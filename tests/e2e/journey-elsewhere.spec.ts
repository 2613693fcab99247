import { startExternalPostgres } from '../external-postgres.ts';
import { startMailServer } from '../mail-server.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { atServer } from './at-server.ts';
import { entrepreneurJourney, studentJourney } from './journeys.ts';

/** The same journeys where database and mail are other machines' business, and the project has another name. */
const test = atServer(async () => {
  const [database, mail] = await Promise.all([startExternalPostgres(), startMailServer()]);
  const running = await startServer({
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    PROJECT_ID: 'another-house',
    MAIL_FROM: 'Saharambh <hello@saharambh.example>',
  });
  const server: RunningServer = {
    ...running,
    letterTo: async (address) => (await mail.deliveryTo(address)).mail,
  };
  const stop = async () => {
    await running.stop();
    await mail.stop();
    await database.stop();
  };
  return { server, stop };
});

// One server for both.
test.describe.configure({ mode: 'serial' });
test('a student joins and comes back, on an external PostgreSQL and a mail server', ({
  page,
  at: { server },
  expectTrouble,
}) => studentJourney({ page, server, expectTrouble }));
test('an entrepreneur joins, on an external PostgreSQL and a mail server', ({ page, at: { server } }) =>
  entrepreneurJourney({ page, server }));
