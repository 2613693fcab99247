import cluster from 'node:cluster';
import type { BusyConnections } from '../busy-connections.ts';
import type { Figures, Place, ToProcess, ToSupervisor } from './messages.ts';

/** Milliseconds for the figures of all processes; the supervisor waits two seconds for each. */
const longestCount = 5000;

/** The line of a process to its supervisor. */
export type Link = {
  place: Place;
  ready(origin: string): void;
  /** Calls `end` once a successor is ready. */
  whenReplaced(end: () => void): void;
  /** Says whose busy connections are counted, and given up where other processes have fewer. */
  share(connections: BusyConnections): void;
  /** Says how the figures of this process are read. */
  showFigures(read: (isForAll: boolean) => Promise<Figures>): void;
  /** The text with the figures of all processes. */
  allFigures(): Promise<string>;
};

/** Resolves once the supervisor has its lock and its database; null in a process without a supervisor. */
export async function linkToSupervisor(): Promise<Link | null> {
  if (!cluster.isWorker) return null;
  const tell = (message: ToSupervisor) => {
    // Without a supervisor this process ends in any case.
    if (process.connected) process.send?.(message, undefined, undefined, () => {});
  };
  const placed = Promise.withResolvers<Place>();
  const awaited = new Map<number, (text: string) => void>();
  let asked = 0;
  let end: (() => void) | null = null;
  let connections: BusyConnections | null = null;
  let read: ((isForAll: boolean) => Promise<Figures>) | null = null;

  process.on('message', (message: ToProcess) => {
    if (message.kind === 'place') placed.resolve(message.place);
    else if (message.kind === 'replaced') end?.();
    else if (message.kind === 'are you there') {
      connections?.giveUp(message.surplus ?? 0);
      tell({ kind: 'here', busy: connections?.count() ?? 0 });
    } else if (message.kind === 'wants figures') void answer(message.id, message.isForAll);
    else if (message.kind === 'all figures') awaited.get(message.id)?.(message.text);
  });

  async function answer(id: number, isForAll: boolean): Promise<void> {
    const figures = await (read?.(isForAll) ?? Promise.resolve([])).catch(() => []);
    tell({ kind: 'figures', id, figures });
  }

  tell({ kind: 'loaded' });
  return {
    place: await placed.promise,
    ready: (origin) => tell({ kind: 'ready', origin }),
    whenReplaced(given) {
      end = given;
    },
    share(given) {
      connections = given;
    },
    showFigures(given) {
      read = given;
    },
    allFigures() {
      asked += 1;
      const id = asked;
      tell({ kind: 'asks for figures', id });
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      awaited.set(id, resolve);
      const late = setTimeout(() => reject(new Error('The supervisor gave no figures.')), longestCount);
      return promise.finally(() => {
        clearTimeout(late);
        awaited.delete(id);
      });
    },
  };
}
