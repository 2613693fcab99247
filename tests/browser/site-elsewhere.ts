import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '#outside/files/s3-store.ts';
import { processesOf } from '#tests/servers/process-family.ts';
import { mailboxIn, type RunningServer } from '#tests/servers/start-server.ts';

/**
 * A site that was started before the tests (tools/try/browse.ts): `supervisor` keeps its processes, emails lie in `dataDir`, and so do its
 * files and its key unless it has a `bucket` and a `secret`.
 */
export type SiteElsewhere = {
  origin: string;
  dataDir: string;
  database: string;
  supervisor: number;
  bucket?: S3Settings;
  secret?: string;
};

/** The site that the command names which runs these tests; null where they start one themselves. */
export function siteElsewhere(): (SiteElsewhere & { server: RunningServer }) | null {
  const said = process.env.SITE_ELSEWHERE;
  if (!said) return null;
  const site: SiteElsewhere = JSON.parse(said);
  const { origin, dataDir, supervisor } = site;
  const server: RunningServer = {
    origin,
    dataDir,
    pid: () => supervisor,
    said: () => '',
    emailTo: mailboxIn(dataDir),
    // As the guide says for one of several processes: each is replaced.
    async restart() {
      const before = await processesOf(supervisor);
      process.kill(supervisor, 'SIGHUP');
      const isReplaced = async () => (await processesOf(supervisor)).every((pid) => !before.includes(pid));
      while (!(await isReplaced())) await sleep(100);
    },
    // The command that started it does.
    async stop() {},
  };
  return { ...site, server };
}
