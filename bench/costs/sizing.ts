import { connectionsOfOne } from '#server/database.ts';
import { type ActionName, actionNames, type Cost, type Costs } from './costs.ts';
import type { Habits } from './habits.ts';

const [secondsOfHour, secondsOfDay, daysOfMonth] = [3600, 86_400, 30];
/** Times a second that a process tells the other servers of events at most: after a pause of 20 ms (db/broadcasts.ts). */
const mostTellings = 50;

/** All for one number of members. */
export type Size = {
  members: number;
  active: number;
  /** In the busiest second of an average day's busiest hour. */
  requests: number;
  writes: number;
  tellings: number;
  open: number;
  /** Processors that are busy at the peak, and those to have, so that the peak takes only a part of them. */
  server: { busy: number; cores: number; processes: number; bytes: number };
  database: {
    busy: number;
    cores: number;
    connections: number;
    bytes: number;
    /** Share of its work that replicas can do. */
    readsApart: number;
  };
  /** Bytes on the disk after the months that are held, and more of them each month. */
  disk: { database: number; files: number; databaseMonth: number; filesMonth: number };
  /** Bytes: of the log in a day; a second at the peak of the log and of answers. */
  wal: { day: number; peak: number };
  sent: number;
  emailsDay: number;
  /** Rows after the months that are held, the most first. */
  rows: { table: string; count: number }[];
};

/** How often all members together do each action on a day. */
export function actionsOfDay(members: number, habits: Habits): Record<ActionName, number> {
  const active = members * habits.active;
  return {
    dashboard: active * habits.pages,
    keptPage: active * habits.publics * (1 - habits.drawn),
    drawnPage: active * habits.publics * habits.drawn,
    list: active * habits.lists,
    search: active * habits.searches,
    firstVisit: active * habits.visits,
    connection: active * habits.opens,
    message: active * habits.messages,
    notification: active * habits.notifications,
    application: active * habits.applications,
    entry: active * habits.entries,
    login: active * habits.logins,
    signUp: (members * habits.joins) / daysOfMonth,
    upload: active * habits.uploads,
    email: active * habits.emails,
  };
}

/** Derives from measured costs and assumed habits what so many members take. */
export function sizeFor(members: number, { costs, habits }: { costs: Costs; habits: Habits }): Size {
  const day = actionsOfDay(members, habits);
  const ofDay = (amount: (cost: Cost) => number) =>
    actionNames.reduce((sum, name) => sum + day[name] * amount(costs.actions[name]), 0);
  const atPeak = (ofOneDay: number) => (ofOneDay * habits.peak) / secondsOfHour;
  const requests = atPeak(actionNames.reduce((sum, name) => sum + day[name] * requestsOf[name], 0));
  const open = (members * habits.active * habits.minutes * habits.peak) / 60;
  // Jobs of a day count as if they ran evenly.
  const daily = (name: 'server' | 'database') => (members * costs.daily[name]) / secondsOfDay / 1000;
  const asked = atPeak(ofDay((cost) => cost.server)) / 1000 + daily('server');
  const processes = Math.max(1, Math.ceil(asked / (habits.load - costs.idle.server / 1000)));
  const serverBusy = asked + (processes * costs.idle.server) / 1000;
  const databaseAsked = atPeak(ofDay((cost) => cost.database)) / 1000;
  const databaseBusy = databaseAsked + daily('database') + (processes * costs.idle.database) / 1000;
  const reads = (['drawnPage', 'list', 'search'] as const).reduce(
    (sum, name) => sum + atPeak(day[name] * costs.actions[name].database) / 1000,
    0,
  );
  const month = (amount: (cost: Cost) => number) => ofDay(amount) * daysOfMonth;
  const { signUp } = costs.actions;
  const held = (amount: (cost: Cost) => number, months = habits.months) =>
    members * amount(signUp) + month(amount) * months;
  const heldOf = (table: string, what: 'rows' | 'grown') =>
    held(
      (cost) => cost[what][table] ?? 0,
      Math.min(habits.months, (costs.kept[table] ?? Number.POSITIVE_INFINITY) / daysOfMonth),
    );
  const tablesOf = (what: 'rows' | 'grown') => [
    ...new Set(actionNames.flatMap((name) => Object.keys(costs.actions[name][what]))),
  ];
  const disk = {
    database: tablesOf('grown').reduce((sum, table) => sum + heldOf(table, 'grown'), 0),
    files: held(({ stored }) => stored),
    databaseMonth: month(grownOf),
    filesMonth: month(({ stored }) => stored),
  };
  // One process more while another is replaced, and a backup.
  const connections = (processes + 1) * connectionsOfOne + 1;
  const rows = tablesOf('rows')
    .map((table) => ({ table, count: heldOf(table, 'rows') }))
    .toSorted((one, other) => other.count - one.count);
  const events = atPeak(ofDay((cost) => cost.rows.events ?? 0));
  return {
    members,
    active: members * habits.active,
    requests,
    writes: atPeak(ofDay(({ writes }) => writes)),
    tellings: Math.min(events, processes * mostTellings),
    open,
    server: {
      busy: serverBusy,
      cores: serverBusy / habits.load,
      processes,
      bytes: processes * costs.memory.process + open * costs.memory.liveConnection,
    },
    database: {
      busy: databaseBusy,
      cores: databaseBusy / habits.load,
      connections,
      bytes: connections * costs.memory.databaseConnection + disk.database * habits.cached,
      readsApart: databaseBusy === 0 ? 0 : reads / databaseBusy,
    },
    disk,
    wal: { day: ofDay(({ wal }) => wal) + members * costs.daily.wal, peak: atPeak(ofDay(({ wal }) => wal)) },
    sent: atPeak(ofDay(({ sent }) => sent)),
    emailsDay: ofDay(({ emails }) => emails),
    rows,
  };
}

/** Bytes of all tables and indexes. */
export function grownOf({ grown }: Cost): number {
  return Object.values(grown).reduce((sum, bytes) => sum + bytes, 0);
}

/** Requests of one action; those for the files of a first visit are counted as one, as a proxy may answer them. */
const requestsOf: Record<ActionName, number> = {
  dashboard: 1,
  keptPage: 1,
  drawnPage: 1,
  list: 1,
  search: 1,
  firstVisit: 1,
  connection: 1,
  message: 1,
  notification: 0,
  application: 1,
  entry: 1,
  login: 1,
  signUp: 3,
  upload: 1,
  email: 0,
};
