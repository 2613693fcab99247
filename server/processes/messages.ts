import type { Registry } from 'prom-client';

/** The place of a process among those of its supervisor. */
export type Place = {
  /** The same for all processes of one supervisor. */
  instance: string;
  /** From 1; the process that replaces another one gets its number. The first also does what one process is enough for. */
  number: number;
  /** How many share the port. */
  count: number;
  /** Where other processes answer already; null for the first, which opens the port before it is ready. */
  origin: string | null;
  /** The database that the supervisor has started; null where DATABASE_URL names one. */
  databaseUrl: string | null;
};

/** Metrics with their values. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** From a process to its supervisor. Another version may run on the other side: words are added, never changed. */
export type ToSupervisor =
  | { kind: 'loaded' }
  | { kind: 'ready'; origin: string }
  /** `busy`: open connections over which something was asked for since the last answer. */
  | { kind: 'here'; busy?: number }
  | { kind: 'asks for figures'; id: number }
  | { kind: 'figures'; id: number; figures: Figures };

/** From a supervisor to a process. */
export type ToProcess =
  | { kind: 'place'; place: Place }
  /** A successor is ready: finish and end. */
  | { kind: 'replaced' }
  /** `surplus`: so many busy connections more than others have are to be given up. */
  | { kind: 'are you there'; surplus?: number }
  /** `isForAll`: also the figures that are the same in each process, as those of the database. */
  | { kind: 'wants figures'; id: number; isForAll: boolean }
  | { kind: 'all figures'; id: number; text: string };
