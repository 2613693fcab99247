import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { actionNames, type Costs } from './costs/costs.ts';
import { habitNames, readHabits, readMembers } from './costs/habits.ts';
import { costsTable, fixedTable, habitsTable, limitsTable, sizesTable } from './costs/markdown.ts';
import { measureCosts } from './costs/measure-costs.ts';
import { sizeFor } from './costs/sizing.ts';
import { fewestAccounts } from './costs/world.ts';

// npm run bench:costs: the measured cost of each action, and what numbers of members take by them, as Markdown.
// -- --save FILE keeps the costs; --costs FILE takes kept ones in place of measuring; --active 0.2 and the like are other habits.
const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '20000' },
    part: { type: 'string', default: '1' },
    idle: { type: 'string', default: '60' },
    sockets: { type: 'string', default: '1000' },
    members: { type: 'string', default: '10000,1000000,10000000' },
    costs: { type: 'string' },
    save: { type: 'string' },
    ...Object.fromEntries(habitNames.map((name) => [name, { type: 'string' as const }])),
  },
});

/** Says in a sentence which option is wrong, and ends. */
async function read<Value>(reading: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await reading();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const figure = (name: 'accounts' | 'part' | 'idle' | 'sockets', least: number) => {
  const value = Number(values[name]);
  if (!(value >= least)) throw new Error(`--${name} takes a number from ${least}, not "${values[name]}".`);
  return value;
};
const { habits, members, measuring, kept } = await read(async () => ({
  habits: readHabits(values),
  members: readMembers(values.members),
  measuring: {
    accounts: figure('accounts', fewestAccounts),
    part: figure('part', 0.001),
    idle: figure('idle', 1),
    sockets: figure('sockets', 1),
  },
  kept: values.costs ? await keptCosts(values.costs) : null,
}));
const costs = kept ?? (await measureCosts(measuring));
if (values.save) await writeFile(values.save, `${JSON.stringify(costs, null, 2)}\n`);
const sizes = members.map((count) => sizeFor(count, { costs, habits }));
const { day, processor, cores, load, accounts } = costs.measured;
const [first, last] = load.map((one) => one.toFixed(1));
console.log(
  `Measured on ${day} with ${accounts.toLocaleString('en')} accounts, ${cores} cores (${processor}), load ${first} before and ${last} after.`,
);
const tables = [
  costsTable(costs),
  fixedTable(costs),
  habitsTable(habits),
  sizesTable(sizes),
  limitsTable(sizes),
];
for (const table of tables) console.log(`\n${table}`);

async function keptCosts(file: string): Promise<Costs> {
  const costs = JSON.parse(await readFile(file, 'utf8'));
  const missing = [
    ...actionNames.filter((name) => !costs.actions?.[name]),
    ...['idle', 'daily', 'memory', 'kept', 'measured'].filter((name) => !costs[name]),
  ];
  if (missing.length > 0)
    throw new Error(`${file} has no ${missing.join(', ')}. Write it with --save, by this version.`);
  return costs;
}
