import pg from 'pg';
import { nameOfUrl } from '#db/replicas.ts';
import { StartFault } from './config.ts';
import type { Logger } from './log.ts';

/** Connections that are asked who answers: a balancer before several servers leads some of them elsewhere. */
const asked = 3;

type Who = { cluster: string; isStandby: boolean; started: string };

/** The role may not ask, or this PostgreSQL has no such answer. */
const unanswerable = new Set(['42501', '0A000']);

/** @throws when nothing answers at `url` */
async function whoAnswers(url: string): Promise<Who[]> {
  return Promise.all(
    Array.from({ length: asked }, async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      client.on('error', () => {});
      try {
        await client.connect();
        const { rows } = await client.query<Who>(`
          select (select system_identifier::text from pg_control_system()) as cluster,
            pg_is_in_recovery() as "isStandby", pg_postmaster_start_time()::text as started`);
        return rows[0] as Who;
      } finally {
        await client.end().catch(() => {});
      }
    }),
  );
}

const differ = (texts: string[]) => new Set(texts).size > 1;

/**
 * The cluster that answers at DATABASE_URL.
 * @throws StartFault where it is a standby, where several clusters answer, or where it may not say and has replicas
 */
export async function requirePrimary(url: string, hasReplicas: boolean): Promise<string> {
  const who = await whoAnswers(url).catch((error: NodeJS.ErrnoException) => {
    if (!unanswerable.has(error.code ?? '')) throw error;
    if (!hasReplicas) return [];
    throw new StartFault(
      'The role in DATABASE_URL may not ask which cluster answers, and so no replica can be told from another database. Grant it: grant execute on function pg_control_system() to the role.',
    );
  });
  if (differ(who.map(({ cluster }) => cluster)))
    throw new StartFault(
      'Two database clusters answer at DATABASE_URL, one connection here and another there. Let the address lead to one cluster alone.',
    );
  if (who.some(({ isStandby }) => isStandby))
    throw new StartFault(
      'The database named by DATABASE_URL is a standby, which takes no writes. Name the primary, or a proxy that leads to it; if it is being promoted, start again once it is.',
    );
  return who[0]?.cluster ?? '';
}

/**
 * Looks at each replica before the first read goes there. One that is away is only warned of.
 * @throws StartFault where a replica cannot be one of this cluster
 */
export async function requireReplicas(urls: readonly string[], cluster: string, log: Logger): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const at = `The replica at ${nameOfUrl(url)} in DATABASE_REPLICA_URL`;
      const who = await whoAnswers(url).catch((error: NodeJS.ErrnoException) => {
        log.warn(
          { reason: error.code ?? error.message },
          `the replica at ${nameOfUrl(url)} does not answer: the primary answers in its place until it does`,
        );
        return null;
      });
      if (!who) return;
      if (differ(who.map((one) => one.cluster)))
        throw new StartFault(
          `${at} is two database clusters behind one address. Name each replica by its own address.`,
        );
      if (differ(who.map(({ started }) => started)))
        throw new StartFault(
          `${at} is more than one server behind one address. Name each replica by its own address, divided by commas.`,
        );
      if (who[0]?.cluster !== cluster)
        throw new StartFault(
          `${at} belongs to another cluster than DATABASE_URL. Name a streaming replica of that database.`,
        );
      if (!who[0].isStandby)
        throw new StartFault(
          `${at} is no replica: it is the primary, or was promoted. Name a streaming replica, or unset it.`,
        );
    }),
  );
}
