import { atServer, startWithMail } from './at-server.ts';
import { makeDatabase } from './fixture.ts';
import { studentJourney } from './journeys.ts';

/** The same journey where a mail server takes the emails, and the project has another name. */
const test = atServer(async () => {
  const database = await makeDatabase();
  const { server, stop } = await startWithMail({ DATABASE_URL: database.url, PROJECT_ID: 'another-house' });
  return { server, stop: () => stop().then(database.drop) };
});

test('a student joins and comes back, with a mail server and a project of another name', ({
  page,
  at: { server },
  expectTrouble,
}) => studentJourney({ page, server, expectTrouble, restarts: false }));
