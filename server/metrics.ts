import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import client from 'prom-client';
import type { Realtime } from '#api/realtime/attach.ts';
import { findLongestWait } from '#core/administration/find-longest-wait.ts';
import { lacksOfficer } from '#core/administration/lacks-officer.ts';
import { countLedgerFaults } from '#core/agreements/count-ledger-faults.ts';
import { scheduledJobRuns, scheduledJobs } from '#core/collected/scheduled.ts';
import { damagedReads } from '#core/files/read-stored.ts';
import type { Core } from '#core/ground/core.ts';
import { refusals } from '#core/ground/limits.ts';
import { countJobs } from '#core/jobs/count-jobs.ts';
import { listScheduledJobAges } from '#core/jobs/list-scheduled-job-ages.ts';
import { countTooOld } from '#core/own-data/list-retention.ts';
import type { Replicas } from '#db/replicas.ts';
import { longestInterval } from '#outside/jobs/schedule.ts';
import { brokenPages } from './broken-pages.ts';
import { callOf } from './call-of.ts';
import type { Handle } from './listen.ts';
import type { Logger } from './log.ts';
import type { Link } from './processes/link.ts';
import { addReplicaFigures } from './replica-figures.ts';
import type { SlowStatements } from './slow-statements.ts';
import { unhandled } from './unhandled-rejections.ts';

export type MetricsParts = {
  core: Core;
  pools: Record<string, pg.Pool>;
  replicas: Pick<Replicas, 'figures'> | null;
  broadcasts: { name: string; isThere(): boolean } | null;
  dataDir: string;
  token: string | undefined;
  sockets: Pick<Realtime, 'connections' | 'refused'>;
  isDatabaseThere: () => boolean;
  slow: Pick<SlowStatements, 'counts'>;
  log: Logger;
  /** Unset in a process without a supervisor. */
  link?: Link | null;
};

/** Figures of this process, and those that are the same in each process: of the database, the disk and the settings. */
type Registries = { own: client.Registry; ofAll: client.Registry };
const contentType = client.Registry.OPENMETRICS_CONTENT_TYPE;

/**
 * Counts answers, and shows the counts at `/metrics` to this machine and to callers with the token. Any process of a supervisor shows
 * the counts of all.
 */
export function measure(handle: Handle, parts: MetricsParts): Handle {
  const registries = { own: new client.Registry(), ofAll: new client.Registry() };
  for (const one of Object.values(registries)) one.setContentType(contentType as never);
  const { own: registry } = registries;
  client.collectDefaultMetrics({ register: registry });
  const seconds = new client.Histogram({
    name: 'saharambh_request_seconds',
    help: 'Requests by call and status, and how long they took',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 5, 30],
    registers: [registry],
  });
  addGauges(registries, parts);
  const { own, ofAll } = registries;
  parts.link?.showFigures(async (isForAll) => [
    ...(await own.getMetricsAsJSON()),
    ...(isForAll ? await ofAll.getMetricsAsJSON() : []),
  ]);
  const read = () => parts.link?.allFigures() ?? client.Registry.merge([own, ofAll]).metrics();
  const children = new Map<string, ReturnType<typeof seconds.labels>>();

  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url?.split('?', 1)[0] === '/metrics') {
      void show(read, request, response, parts);
      return;
    }
    const began = performance.now();
    response.once('close', () => {
      // 499 where the caller left before there was an answer.
      const status = response.headersSent ? response.statusCode : 499;
      const call = callOf(request.method ?? '', request.url ?? '');
      const key = `${status} ${call}`;
      const child = children.get(key) ?? seconds.labels(call, String(status));
      children.set(key, child);
      child.observe((performance.now() - began) / 1000);
    });
    handle(request, response);
  };
}

function addGauges({ own, ofAll }: Registries, parts: MetricsParts): void {
  const { core, pools, replicas, broadcasts, dataDir, sockets, isDatabaseThere, slow, log } = parts;
  const registers = [own];
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    fill: (gauge: client.Gauge) => unknown,
    /** Added over all processes, unless it is the same in all, or one process decides. */
    over: 'sum' | 'first' | 'min' = 'sum',
  ) => {
    new client.Gauge({
      name: `saharambh_${name}`,
      help,
      labelNames,
      registers: [over === 'first' ? ofAll : own],
      aggregator: over,
      // With the database away the other figures are wanted most.
      async collect() {
        this.reset();
        await Promise.resolve(fill(this)).catch((err: unknown) => log.debug({ err }, 'a figure is missing'));
      },
    });
  };
  /** Counted elsewhere, since the process began. */
  const counter = (
    name: string,
    help: string,
    labelNames: string[],
    fill: (counter: client.Counter) => void,
  ) => {
    new client.Counter({
      name: `saharambh_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        fill(this);
      },
    });
  };
  /** The same in each process. */
  const shared = (name: string, help: string, labelNames: string[], fill: (gauge: client.Gauge) => unknown) =>
    gauge(name, help, labelNames, fill, 'first');
  gauge('database_up', 'Whether the database answers', [], (it) => it.set(isDatabaseThere() ? 1 : 0), 'min');
  gauge(
    'database_connections',
    'Connections of each pool, and requests that wait for one',
    ['pool', 'state'],
    (it) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        it.set({ pool, state: 'busy' }, totalCount - idleCount);
        it.set({ pool, state: 'idle' }, idleCount);
        it.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  );
  addReplicaFigures(own, () => replicas?.figures() ?? []);
  gauge(
    'broadcast_server_up',
    'Whether the server of BROADCAST_URL answers',
    ['server'],
    (it) => {
      if (broadcasts) it.set({ server: broadcasts.name }, broadcasts.isThere() ? 1 : 0);
    },
    'min',
  );
  shared('jobs', 'Letters and other jobs by task and state', ['task', 'state'], async (it) => {
    for (const { task, oldest: _, ...states } of await jobs())
      for (const [state, count] of Object.entries(states)) it.set({ task, state }, count);
  });
  shared('jobs_oldest_seconds', 'How long the oldest due job of a task has waited', ['task'], async (it) => {
    for (const { task, oldest } of await jobs()) it.set({ task }, oldest);
  });
  shared('chore_age_seconds', 'How long ago a chore was last begun by any server', ['chore'], async (it) => {
    if (!isDatabaseThere()) return;
    for (const { chore: scheduledJob, age } of await listScheduledJobAges(core))
      it.set({ chore: scheduledJob }, age);
  });
  gauge('chore_interval_seconds', 'The longest time between two times of a chore', ['chore'], (it) => {
    for (const { name, at } of scheduledJobs) it.set({ chore: name }, longestInterval(at));
  });
  counter('chores', 'Chores that this server has done', ['chore', 'outcome'], (it) => {
    for (const [scheduledJob, { done, failed }] of scheduledJobRuns) {
      it.inc({ chore: scheduledJob, outcome: 'done' }, done);
      it.inc({ chore: scheduledJob, outcome: 'failed' }, failed);
    }
  });
  counter(
    'limit_refusals',
    'Requests that this server has refused for a limit, by its kind',
    ['limit'],
    (it) => {
      for (const [limit, times] of refusals) it.inc({ limit }, times);
    },
  );
  counter(
    'slow_statements',
    'Statements that the database answered after 200 ms or later, by their name',
    ['statement'],
    (it) => {
      for (const [statement, times] of slow.counts()) it.inc({ statement }, times);
    },
  );
  counter(
    'damaged_reads',
    'Stored files whose bytes were wrong, found before an answer began or within it',
    ['found'],
    (it) => {
      for (const [found, times] of Object.entries(damagedReads)) it.inc({ found }, times);
    },
  );
  counter('broken_pages', 'Pages that broke in a browser, as browsers told this server', ['page'], (it) => {
    for (const [page, times] of brokenPages) it.inc({ page }, times);
  });
  shared('ledger_faults', 'Agreements and pools kept otherwise than their ledgers say', [], async (it) => {
    if (isDatabaseThere()) it.set(await countLedgerFaults(core));
  });
  shared('rows_too_old', 'Rows that have outlived their limit by a day, in all tables', [], async (it) => {
    if (isDatabaseThere()) it.set(await countTooOld(core));
  });
  shared(
    'log_unsealed_seconds',
    'How long the oldest entry of the log has waited for its seal',
    [],
    async (it) => {
      if (isDatabaseThere()) it.set(await findLongestWait(core));
    },
  );
  shared('officer_missing', '1 where the site is public and no grievance officer is named', [], (it) =>
    it.set(lacksOfficer(core) ? 1 : 0),
  );
  gauge('sockets', 'Open realtime connections', [], (it) => it.set(sockets.connections()));
  counter('refused_sockets', 'Realtime connections that were refused for a limit', [], (it) =>
    it.inc(sockets.refused()),
  );
  shared('disk_bytes', 'Room where DATA_DIR lies', ['state'], async (it) => {
    const { bsize, blocks, bavail } = await statfs(dataDir);
    it.set({ state: 'total' }, bsize * blocks);
    it.set({ state: 'free' }, bsize * bavail);
  });
  counter('unheard_rejections', 'Unhandled rejections', [], (it) => it.inc(unhandled.rejections));

  let asked: ReturnType<typeof countJobs> | null = null;
  /** Two gauges of one question: asked once for each look. */
  function jobs(): ReturnType<typeof countJobs> {
    asked ??= (isDatabaseThere() ? countJobs(core) : Promise.resolve([])).finally(() => {
      asked = null;
    });
    return asked;
  }
}

async function show(
  read: () => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
  { token, log }: MetricsParts,
): Promise<void> {
  if (!mayRead(request, token)) {
    response.writeHead(404).end();
    return;
  }
  try {
    const text = await read();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? '' : text);
  } catch (err) {
    log.error({ err }, 'the figures could not be shown');
    response.writeHead(500).end();
  }
}

function mayRead({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  const shown = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (token && shown) return timingSafeEqual(digest(token), digest(shown));
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
