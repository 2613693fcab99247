import { actionNames, actions, type Costs } from './costs.ts';
import { habits as declared, type Habits, habitNames } from './habits.ts';
import { reachedLimits } from './limits.ts';
import { grownOf, type Size } from './sizing.ts';

/** With two digits that count. */
export function number(value: number): string {
  if (value === 0) return '0';
  if (value >= 100) return Math.round(Number(value.toPrecision(2))).toLocaleString('en');
  return String(Number(value.toPrecision(2)));
}

/** Bytes as kB, MB, GB or TB: thousands. */
export function bytes(value: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let unit = 0;
  let left = value;
  while (left >= 999.5 && unit < units.length - 1) {
    left /= 1000;
    unit += 1;
  }
  return `${number(left)} ${units[unit]}`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

export function costsTable(costs: Costs): string {
  return table(
    [
      'action',
      'server, ms',
      'database, ms',
      'sent',
      'log',
      'tables and indexes',
      'files',
      'writes',
      'emails',
    ],
    actionNames.map((name) => {
      const cost = costs.actions[name];
      return [
        actions[name],
        number(cost.server),
        number(cost.database),
        ...[cost.sent, cost.wal, grownOf(cost), cost.stored].map(bytes),
        number(cost.writes),
        number(cost.emails),
      ];
    }),
  );
}

/** Costs that no action has. */
export function fixedTable({ idle, daily, memory }: Costs): string {
  return table(
    ['cost', 'figure'],
    [
      [
        'a process that no one asks, ms of each second',
        `server ${number(idle.server)}, database ${number(idle.database)}`,
      ],
      [
        'all scheduled jobs of a day but those of each minute, ms for an account',
        `server ${number(daily.server)}, database ${number(daily.database)}, log ${bytes(daily.wal)}`,
      ],
      ['memory of a process after work', bytes(memory.process)],
      ['memory of an open live connection', bytes(memory.liveConnection)],
      ['memory of a connection of the database after work', bytes(memory.databaseConnection)],
    ],
  );
}

export function habitsTable(habits: Habits): string {
  const rows = habitNames.map((name) => [`\`--${name}\``, declared[name].about, String(habits[name])]);
  return table(['option', 'assumed', 'figure'], rows);
}

export function sizesTable(sizes: readonly Size[]): string {
  const row = (what: string, cell: (size: Size) => string) => [what, ...sizes.map(cell)];
  return table(
    ['', ...sizes.map(({ members }) => `${members.toLocaleString('en')} members`)],
    [
      row('active on a day', ({ active }) => number(active)),
      row('requests a second at the peak', ({ requests }) => number(requests)),
      row('transactions that write, a second at the peak', ({ writes }) => number(writes)),
      row('open live connections at the peak', ({ open }) => number(open)),
      row(
        'cores busy at the peak: processes, database',
        ({ server, database }) => `${number(server.busy)}, ${number(database.busy)}`,
      ),
      row('processes', ({ server }) => number(server.processes)),
      row(
        'cores to have: processes, database',
        ({ server, database }) => `${number(Math.ceil(server.cores))}, ${number(Math.ceil(database.cores))}`,
      ),
      row(
        'part of the database’s work that replicas can do',
        ({ database }) => `${number(100 * database.readsApart)} %`,
      ),
      row(
        'memory: processes, database',
        ({ server, database }) => `${bytes(server.bytes)}, ${bytes(database.bytes)}`,
      ),
      row('connections of the database', ({ database }) => number(database.connections)),
      row('broadcasts by `NOTIFY`, a second at the peak', ({ tellings }) => number(tellings)),
      row('disk: database, files', ({ disk }) => `${bytes(disk.database)}, ${bytes(disk.files)}`),
      row(
        'more each month: database, files',
        ({ disk }) => `${bytes(disk.databaseMonth)}, ${bytes(disk.filesMonth)}`,
      ),
      row('log: in a day, a second at the peak', ({ wal }) => `${bytes(wal.day)}, ${bytes(wal.peak)}`),
      row('answers, a second at the peak', ({ sent }) => bytes(sent)),
      row('emails in a day', ({ emailsDay }) => number(emailsDay)),
      row('largest tables, rows', ({ rows }) =>
        rows
          .slice(0, 4)
          .map(({ table, count }) => `\`${table}\` ${number(count)}`)
          .join(', '),
      ),
    ],
  );
}

/** Of each size the limits that it breaks, or else the nearest one. */
export function limitsTable(sizes: readonly Size[]): string {
  const rows = sizes.flatMap((size) => {
    const reached = reachedLimits(size);
    const broken = reached.filter(({ share }) => share > 1);
    return (broken.length > 0 ? broken : reached.slice(0, 1)).map(({ limit, needs, share }) => {
      const shown = limit.isBytes ? bytes : number;
      return [
        size.members.toLocaleString('en'),
        limit.what,
        `${shown(needs)} of ${shown(limit.most)}${share > 1 ? '' : ' (holds)'}`,
        limit.because,
        limit.remedy,
      ];
    });
  });
  return table(['members', 'limit, the first to break first', 'needed', 'because', 'then'], rows);
}
