import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionsOfOne } from '#server/database.ts';
import { type ActionName, actionNames, type Cost, type Costs } from './costs.ts';
import { type Habits, habitNames, readHabits, readMembers, usualHabits } from './habits.ts';
import { limits, reachedLimits } from './limits.ts';
import { bytes, number, sizesTable } from './markdown.ts';
import { costBetween } from './measuring.ts';
import { actionsOfDay, sizeFor } from './sizing.ts';

const nothing: Cost = {
  server: 0,
  database: 0,
  sent: 0,
  wal: 0,
  grown: {},
  stored: 0,
  writes: 0,
  emails: 0,
  rows: {},
};

/** All cost nothing but the named ones. */
function costsOf(named: Partial<Record<ActionName, Partial<Cost>>>, more: Partial<Costs> = {}): Costs {
  const entries = actionNames.map((name) => [name, { ...nothing, ...named[name] }]);
  return {
    measured: { day: '2026-11-28', processor: '', cores: 2, load: [0, 0], accounts: 1 },
    actions: Object.fromEntries(entries),
    idle: { server: 0, database: 0 },
    daily: { server: 0, database: 0, wal: 0 },
    memory: { process: 200e6, liveConnection: 10_000, databaseConnection: 10e6 },
    kept: {},
    ...more,
  };
}

/** No one does anything but what is named; a tenth of the members comes on a day, and a tenth of a day is in one hour. */
function habitsOf(named: Partial<Habits>): Habits {
  const none = Object.fromEntries(habitNames.map((name) => [name, 0])) as Habits;
  return { ...none, active: 0.1, peak: 0.1, load: 0.5, months: 12, ...named };
}

test('cores follow from the milliseconds of what is done in the busiest hour', () => {
  // 3,600,000 messages a day, 360,000 in the hour, 100 a second, of 10 and 20 ms each.
  const costs = costsOf({ message: { server: 10, database: 20, writes: 2, wal: 1000, sent: 500 } });
  const size = sizeFor(9_000_000, { costs, habits: habitsOf({ messages: 4 }) });
  assert.equal(size.active, 900_000);
  assert.equal(size.requests, 100);
  assert.deepEqual([size.server.busy, size.server.cores, size.server.processes], [1, 2, 2]);
  assert.deepEqual([size.database.busy, size.database.cores], [2, 4]);
  assert.deepEqual([size.writes, size.wal.peak, size.wal.day, size.sent], [200, 100_000, 3.6e9, 50_000]);
  assert.equal(size.database.connections, 3 * connectionsOfOne + 1);
});

test('ten times as many members take ten times as much, and never less than one process', () => {
  const costs = costsOf({
    dashboard: { server: 3, database: 2, sent: 8000 },
    message: { grown: { messages: 900 } },
  });
  const [small, large] = [1000, 10_000].map((members) =>
    sizeFor(members, { costs, habits: habitsOf({ pages: 10, messages: 5, minutes: 30 }) }),
  );
  for (const name of ['requests', 'open', 'sent', 'active'] as const)
    assert.ok(Math.abs((large?.[name] ?? 0) / (small?.[name] ?? 0) - 10) < 1e-9, name);
  assert.ok(Math.abs((large?.disk.database ?? 0) / (small?.disk.database ?? 0) - 10) < 1e-9);
  assert.equal(small?.server.processes, 1);
});

test('each process adds its own work while no one asks', () => {
  const costs = costsOf({ dashboard: { server: 10 } }, { idle: { server: 100, database: 50 } });
  // 100 pages a second: one core of pages, and 0.4 of each process is left for them.
  const { server, database } = sizeFor(3_600_000, { costs, habits: habitsOf({ pages: 10 }) });
  assert.equal(server.processes, 3);
  assert.ok(Math.abs(server.busy - 1.3) < 1e-9 && Math.abs(database.busy - 0.15) < 1e-9);
});

test('the disk has the members, the months that are held, and grows by one month', () => {
  const costs = costsOf({
    signUp: { grown: { messages: 5000 } },
    message: { grown: { messages: 1000 } },
    upload: { stored: 100_000 },
  });
  const habits = habitsOf({ messages: 1, uploads: 0.1, months: 6 });
  const { disk } = sizeFor(1000, { costs, habits });
  // A hundred active members write a hundred messages and ten photos a day.
  assert.deepEqual(disk, {
    database: 1000 * 5000 + 6 * 30 * 100 * 1000,
    files: 6 * 30 * 10 * 100_000,
    databaseMonth: 30 * 100 * 1000,
    filesMonth: 30 * 10 * 100_000,
  });
});

test('a table with a limit holds no more months than it keeps, of rows and of bytes', () => {
  const costs = costsOf({
    message: { rows: { events: 1, messages: 1 }, grown: { events: 10, messages: 10 } },
  });
  const size = sizeFor(1000, {
    costs: { ...costs, kept: { events: 60 } },
    habits: habitsOf({ messages: 1, months: 12 }),
  });
  assert.deepEqual(size.rows, [
    { table: 'messages', count: 12 * 3000 },
    { table: 'events', count: 2 * 3000 },
  ]);
  assert.equal(size.disk.database, 14 * 3000 * 10);
});

test('members join in a month as a share of all, whether or not they are active', () => {
  assert.equal(actionsOfDay(3000, habitsOf({ joins: 0.1, active: 0 })).signUp, 10);
});

test('public pages are drawn or come from memory, and only drawn ones, lists and searches go to replicas', () => {
  const costs = costsOf({
    keptPage: { database: 0 },
    drawnPage: { database: 3 },
    search: { database: 3 },
    dashboard: { database: 4 },
  });
  const habits = habitsOf({ publics: 10, drawn: 0.1, searches: 1, pages: 1.5 });
  const day = actionsOfDay(100, habits);
  assert.deepEqual([day.keptPage, day.drawnPage], [90, 10]);
  assert.ok(Math.abs(sizeFor(100, { costs, habits }).database.readsApart - 0.5) < 1e-9);
});

test('memory has processes, open connections, connections of the database and its cached share', () => {
  const costs = costsOf({ signUp: { grown: { messages: 10_000 } } });
  const { server, database, open } = sizeFor(60_000, {
    costs,
    habits: habitsOf({ minutes: 10, cached: 0.5 }),
  });
  assert.equal(open, 100);
  assert.equal(server.bytes, 200e6 + 100 * 10_000);
  assert.equal(database.bytes, (2 * connectionsOfOne + 1) * 10e6 + 0.5 * 60_000 * 10_000);
});

test('a process tells of events at most fifty times a second, however many there are', () => {
  const costs = costsOf({ message: { server: 1, rows: { events: 1 } } });
  const many = sizeFor(36_000_000, { costs, habits: habitsOf({ messages: 1 }) });
  assert.deepEqual([many.server.processes, many.tellings], [1, 50]);
  const few = sizeFor(36_000, { costs, habits: habitsOf({ messages: 1 }) });
  assert.ok(Math.abs(few.tellings - 0.1) < 1e-9);
});

test('the largest tables come first, with the rows of sign-ups and of months', () => {
  const costs = costsOf({
    signUp: { rows: { accounts: 1, events: 5 } },
    message: { rows: { messages: 1, events: 1 } },
  });
  const { rows } = sizeFor(1000, { costs, habits: habitsOf({ messages: 1, months: 1 }) });
  assert.deepEqual(rows, [
    { table: 'events', count: 8000 },
    { table: 'messages', count: 3000 },
    { table: 'accounts', count: 1000 },
  ]);
});

test('the limits come in the order in which they break', () => {
  const costs = costsOf({ dashboard: { server: 10, database: 40 } });
  const reached = reachedLimits(sizeFor(36_000_000, { costs, habits: habitsOf({ pages: 10 }) }));
  assert.equal(reached.length, limits.length);
  assert.deepEqual(
    reached.slice(0, 3).map(({ limit, share }) => [limit.what, Math.round(share * 100) / 100]),
    [
      ['one process', 20],
      ['cores of the primary database', 1.25],
      ['connections of the database', 0.97],
    ],
  );
});

test('a cost is what there is more, without idle work, rows of a day and less than a hundredth of a row', () => {
  const before = {
    ...nothing,
    at: 0,
    times: { server: 1000, database: 500 },
    rows: new Map([['events', 10]]),
    sizes: new Map([['events', 8192]]),
  };
  const after = {
    ...nothing,
    at: 2000,
    times: { server: 1300, database: 520 },
    sent: 4000,
    wal: 800,
    stored: 0,
    writes: 8,
    emails: 4,
    rows: new Map([
      ['events', 14],
      ['jobs', 40],
      ['cases', 0.01],
    ]),
    sizes: new Map([
      ['events', 16_384],
      ['jobs', 80_000],
    ]),
  };
  const cost = costBetween(before, after, { count: 4, idle: { server: 50, database: 50 } });
  assert.deepEqual(cost, {
    server: 50,
    database: 0,
    sent: 1000,
    wal: 200,
    grown: { events: 2048 },
    stored: 0,
    writes: 2,
    emails: 1,
    rows: { events: 1 },
  });
});

for (const [given, sentence] of [
  [{ active: 'x' }, '--active takes a number from 0 to 1, not "x".'],
  [{ active: '1.5' }, '--active takes a number from 0 to 1, not "1.5".'],
  [{ load: '0' }, '--load takes a number from 0.05 to 1, not "0".'],
  [{ pages: '' }, '--pages takes a number from 0 to 1000000, not "".'],
  [{ pages: '-1', peak: '2' }, /--peak takes .*\n--pages takes /],
] as const)
  test(`habits of ${JSON.stringify(given)} are refused in a sentence`, () => {
    assert.throws(() => readHabits(given), { message: sentence });
  });

test('habits that are not named are the usual ones', () => {
  assert.deepEqual(readHabits({ pages: '20', members: 'x' }), { ...usualHabits, pages: 20 });
});

test('numbers of members are read with commas, and others refused in a sentence', () => {
  assert.deepEqual(readMembers('10000,5'), [10_000, 5]);
  for (const wrong of ['', '0', '1.5', '10,x'])
    assert.throws(() => readMembers(wrong), /^Error: --members takes whole numbers /);
});

test('figures have two digits that count, and bytes a unit', () => {
  assert.deepEqual([0, 0.0123, 1.26, 45.7, 1234, 9_876_543].map(number), [
    '0',
    '0.012',
    '1.3',
    '46',
    '1,200',
    '9,900,000',
  ]);
  assert.deepEqual([12, 1234, 999_600, 3.4e12].map(bytes), ['12 bytes', '1.2 kB', '1 MB', '3.4 TB']);
});

test('the table has a column for each number of members', () => {
  const sizes = [10_000, 20_000].map((members) =>
    sizeFor(members, { costs: costsOf({}), habits: usualHabits }),
  );
  const [head = '', line = '', ...rows] = sizesTable(sizes).split('\n');
  assert.equal(head, '|  | 10,000 members | 20,000 members |');
  assert.equal(line, '|---|---|---|');
  assert.ok(rows.length > 10 && rows.every((row) => row.split(' | ').length === 3));
});
