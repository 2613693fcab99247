import { startMailServer } from '../mail-server.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { test as base } from './fixture.ts';

/**
 * The same test at another server, one for all tests of a file, which are serial. It is no fixture of the worker: each kind of
 * worker has a browser, a database and a server of its own, and each change of kind begins them anew.
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

/** A server whose letters leave by a mail server. */
export async function startWithMail(settings: Record<string, string>) {
  const mail = await startMailServer();
  const running = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Saharambh <hello@saharambh.example>',
    ...settings,
  });
  const server: RunningServer = {
    ...running,
    letterTo: async (address) => (await mail.deliveryTo(address)).mail,
  };
  const stop = async () => {
    await running.stop();
    await mail.stop();
  };
  return { server, mail, stop };
}
