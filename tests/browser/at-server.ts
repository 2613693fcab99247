import { startMailServer } from '#tests/servers/mail-server.ts';
import { type RunningServer, startServer } from '#tests/servers/start-server.ts';
import { test as base } from './fixture.ts';

/**
 * Runs a test at another server, which all tests of a file share; they are serial. It is no fixture of the worker, since
 * Playwright starts a browser, a database and a server for each kind of worker again.
 */
export function atServer<At extends { server: RunningServer; stop: () => Promise<void> }>(
  start: () => Promise<At>,
) {
  let running: Promise<At> | undefined;
  const test = base.extend<{ at: At }>({
    at: [
      async ({ browserName: _ }, use) => {
        running ??= start();
        await use(await running);
      },
      { timeout: 180_000 },
    ],
    baseURL: async ({ at }, use) => use(at.server.origin),
  });
  test.afterAll(async () => {
    await (await running)?.stop();
    running = undefined;
  });
  return test;
}

/** A server that sends its emails through a mail server. */
export async function startWithMail(settings: Record<string, string>) {
  const mail = await startMailServer();
  const running = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Saharambh <hello@saharambh.example>',
    ...settings,
  });
  const server: RunningServer = {
    ...running,
    emailTo: async (address) => (await mail.deliveryTo(address)).mail,
  };
  const stop = async () => {
    await running.stop();
    await mail.stop();
  };
  return { server, mail, stop };
}
