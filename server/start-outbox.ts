import type { Core } from '#core/ground/core.ts';
import type { BroadcastServer } from '#outside/broadcasts/broadcast-server.ts';
import { site } from '#web/ground/texts/en/site.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Logger } from './log.ts';
import { createMailer } from './mail.ts';
import { startWorker } from './worker.ts';

type Parts = {
  config: Config;
  core: Core;
  database: Database;
  broadcasts: BroadcastServer | null;
  origin: string;
  log: Logger;
};

/** Starts the jobs of this process, emails with them. The returned function ends them, and waits for that many milliseconds. */
export function startOutbox({
  config,
  core,
  database,
  broadcasts,
  origin,
  log,
}: Parts): (patience: number) => Promise<void> {
  const mailer = createMailer(config);
  const { db, pool } = database.unhurried;
  const worker = startWorker({
    core: { ...core, db },
    pool,
    broadcasts,
    send: mailer.send,
    site: { name: site.name, origin },
    log,
  });
  return async (patience) => {
    await worker.stop(patience);
    mailer.close();
  };
}
