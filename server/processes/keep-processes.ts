import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFault } from '../config.ts';
import type { Logger } from '../log.ts';
import { letGoAtEnd } from './let-go.ts';
import type { Figures, Place, ToProcess, ToSupervisor } from './messages.ts';
import { surplusesOf } from './surpluses.ts';

/** Milliseconds until a process that keeps ending is started again: none for the first time, then growing. */
const pauses = { first: 250, longest: 30_000 };
/** Milliseconds; a process that has run for longer did not end because of its start. */
const longLife = 60_000;
/** Seconds for which a process does not answer its supervisor before it is killed. */
const longestSilence = 10;
const interval = 1000;
/** Milliseconds that a process has for its requests and emails, and to close. */
export const longestFarewell = 25_000;
/** The same of a replaced one. */
const longestHandover = 80_000;
/** Milliseconds for the figures of a process that does not answer at once. */
const longestCount = 2000;

type Child = {
  worker: Worker;
  number: number;
  begunAt: number;
  isReady: boolean;
  /** It ends because it was told to. */
  isLeaving: boolean;
  /** Questions since its last answer. */
  unanswered: number;
  /** Its busy connections at its last answer; null where its version does not say. */
  busy: number | null;
  /** As they were shown last. */
  figures: Figures;
  ready: PromiseWithResolvers<string>;
  ended: Promise<void>;
};

/** One of the processes that share the port. */
type Slot = { current: Child | null; pause: number };

export type Processes = {
  /** Resolves with the address as soon as the first process is ready. @throws StartFault */
  begin(): Promise<string>;
  /** Replaces one process after the other; each former one ends once its successor is ready. */
  reload(): Promise<void>;
  /** Lets all processes end in order, and kills those that have not after so many milliseconds. */
  stop(patience: number): Promise<void>;
  /** The last figures of all processes that answer, each with its supervisor's. */
  figures(): Promise<Figures[]>;
  counts(): { wanted: number; ready: number; ended: number };
};

export type ProcessOptions = {
  count: number;
  /** Told to each process once it has loaded its code. `origin`: where others answer already. */
  placeOf: (number: number, origin: string | null) => Promise<Place>;
  /** Answers a process that asks for the figures of all. */
  showFigures: () => Promise<string>;
  /** Gets the last figures of a process that has ended. */
  onEnd: (figures: Figures) => void;
  log: Logger;
};

/** Starts `count` processes of the program that `cluster.setupPrimary` names, and keeps them running. */
export function keepProcesses({ count, placeOf, showFigures, onEnd, log }: ProcessOptions): Processes {
  const slots: Slot[] = Array.from({ length: count }, () => ({ current: null, pause: 0 }));
  const children = new Set<Child>();
  const stopping = new AbortController();
  const awaited = new Map<number, (figures: Figures) => void>();
  let [asked, ended, isStarted] = [0, 0, false];
  let reloading: Promise<void> | null = null;
  let isReloadWanted = false;
  let origin: string | null = null;

  function launch(number: number): Child {
    const worker = cluster.fork();
    letGoAtEnd(worker);
    const gone = Promise.withResolvers<void>();
    const child: Child = {
      worker,
      number,
      begunAt: performance.now(),
      isReady: false,
      isLeaving: false,
      unanswered: 0,
      busy: null,
      figures: [],
      ready: Promise.withResolvers(),
      ended: gone.promise,
    };
    child.ready.promise.catch(() => {});
    children.add(child);
    worker.on('message', (message: ToSupervisor) => void hear(child, message));
    // Told to a process that has just ended.
    worker.on('error', (err) => {
      log.debug({ err, process: number }, 'a process could not be started, or told something');
      if (worker.process.pid === undefined) over(null, null);
    });
    worker.once('exit', over);
    return child;

    function over(code: number | null, signal: string | null): void {
      if (!children.delete(child)) return;
      noteEnd(child, code, signal);
      gone.resolve();
    }
  }

  async function hear(child: Child, message: ToSupervisor): Promise<void> {
    if (message.kind === 'loaded') {
      // Where the database does not start, all processes are ended.
      const isAlone = ![...children].some(({ isReady }) => isReady);
      const place = await placeOf(child.number, isAlone ? null : origin).catch(() => null);
      if (place) tell(child, { kind: 'place', place });
    } else if (message.kind === 'ready') {
      child.isReady = true;
      origin = message.origin;
      child.ready.resolve(origin);
    } else if (message.kind === 'here') {
      child.unanswered = 0;
      child.busy = message.busy ?? null;
    } else if (message.kind === 'figures') awaited.get(message.id)?.(message.figures);
    else if (message.kind === 'asks for figures')
      tell(child, { kind: 'all figures', id: message.id, text: await showFigures() });
  }

  function tell({ worker }: Child, message: ToProcess): void {
    if (worker.isConnected()) worker.send(message, () => {});
  }

  function noteEnd(child: Child, code: number | null, signal: string | null): void {
    child.ready.reject(new StartFault(''));
    onEnd(child.figures);
    if (!isStarted && signal) log.error({ signal }, 'the first process ended before it was ready');
    const slot = slots[child.number - 1];
    if (child.isLeaving || stopping.signal.aborted || !slot || slot.current !== child) return;
    slot.current = null;
    if (isStarted) void replace(slot, child, { code, signal });
  }

  async function replace(slot: Slot, former: Child, how: { code: number | null; signal: string | null }) {
    ended += 1;
    const isOld = performance.now() - former.begunAt >= longLife;
    const pause = isOld ? 0 : slot.pause;
    slot.pause = Math.min(Math.max(pause * 2, pauses.first), pauses.longest);
    const of = { process: former.number, pid: former.worker.process.pid, ...how, pause };
    log.error(of, 'a process ended unasked, and is replaced');
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    if (!stopping.signal.aborted && !slot.current) slot.current = launch(former.number);
  }

  /** A successor that ends before it is ready leaves its predecessor in place. */
  async function succeed(slot: Slot, number: number): Promise<void> {
    const next = launch(number);
    await next.ready.promise;
    const former = slot.current;
    slot.current = next;
    slot.pause = 0;
    if (!former) return;
    former.isLeaving = true;
    tell(former, { kind: 'replaced' });
    const isGone = await Promise.race([
      former.ended.then(() => true),
      sleep(longestHandover, false, { ref: false }),
    ]);
    if (!isGone) former.worker.process.kill('SIGKILL');
  }

  async function reloadAll(): Promise<void> {
    do {
      isReloadWanted = false;
      log.info({ processes: count }, 'processes are replaced, one after the other');
      for (const [at, slot] of slots.entries()) {
        if (stopping.signal.aborted) return;
        try {
          await succeed(slot, at + 1);
        } catch {
          if (!stopping.signal.aborted)
            log.error({ process: at + 1 }, 'the new process did not start; the former ones go on');
          return;
        }
      }
      log.info({ processes: count }, 'all processes are replaced');
    } while (isReloadWanted);
  }

  /**
   * A process that is frozen, or busy without end, holds its connections: killed, it lets go of them. One that has more busy ones
   * than others gives some up: a proxy keeps connections for long, and after a death or a reload all lead to the others.
   */
  const watch = setInterval(() => {
    const sharing = [...children].flatMap((child) => {
      const { isReady, isLeaving, unanswered, busy } = child;
      return isReady && !isLeaving && unanswered === 0 && busy !== null ? [{ child, busy }] : [];
    });
    const given = surplusesOf(sharing.map(({ busy }) => busy));
    const surplusOf = new Map(sharing.map(({ child }, at) => [child, given[at]]));
    for (const child of children) {
      if (!child.isReady) continue;
      if (child.unanswered >= longestSilence) {
        log.error(
          { process: child.number, pid: child.worker.process.pid },
          'a process does not answer, and is killed',
        );
        child.worker.process.kill('SIGKILL');
      }
      child.unanswered += 1;
      tell(child, { kind: 'are you there', surplus: surplusOf.get(child) ?? 0 });
    }
  }, interval);
  watch.unref();

  async function figuresOf(child: Child, isForAll: boolean): Promise<void> {
    asked += 1;
    const id = asked;
    const told = new Promise<Figures>((resolve) => awaited.set(id, resolve));
    tell(child, { kind: 'wants figures', id, isForAll });
    const figures = await Promise.race([told, sleep(longestCount, null, { ref: false })]);
    awaited.delete(id);
    if (figures) child.figures = figures;
  }

  return {
    async begin() {
      const [first, ...others] = slots;
      if (!first) throw new Error('There is no process to start.');
      first.current = launch(1);
      const found = await first.current.ready.promise;
      isStarted = true;
      for (const [at, slot] of others.entries()) slot.current = launch(at + 2);
      return found;
    },
    reload() {
      isReloadWanted = reloading !== null;
      reloading ??= reloadAll().finally(() => {
        reloading = null;
      });
      return reloading;
    },
    async stop(patience) {
      stopping.abort();
      clearInterval(watch);
      const all = [...children];
      for (const { worker } of all) worker.process.kill('SIGTERM');
      const gone = Promise.all(all.map((child) => child.ended));
      const isInTime = await Promise.race([gone.then(() => true), sleep(patience, false, { ref: false })]);
      if (!isInTime) for (const { worker } of children) worker.process.kill('SIGKILL');
      await gone;
    },
    async figures() {
      const answering = [...children].filter(({ isReady, unanswered }) => isReady && unanswered < 3);
      await Promise.all(answering.map((child, at) => figuresOf(child, at === 0)));
      return [...children].map(({ figures }) => figures);
    },
    counts: () => ({
      wanted: count,
      ready: slots.filter(({ current }) => current?.isReady).length,
      ended,
    }),
  };
}
