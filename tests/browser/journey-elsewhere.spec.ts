import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { atServer, startWithMail } from './at-server.ts';
import { entrepreneurJourney, studentJourney } from './journeys.ts';

/** The same journeys where database and mail are other machines' business, and the project has another name. */
const test = atServer(async () => {
  const database = await startExternalPostgres();
  const { server, stop } = await startWithMail({ DATABASE_URL: database.url, PROJECT_ID: 'another-house' });
  return { server, stop: () => stop().then(() => database.stop()) };
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
