import { cpus, loadavg } from 'node:os';
import { measureDaily, measureIdle, measureMemory } from './background.ts';
import { type ActionName, actionNames, actions, type Cost, type Costs } from './costs.ts';
import { daysKept } from './days-kept.ts';
import { deedActions } from './deed-actions.ts';
import { measure } from './measuring.ts';
import { pageActions } from './page-actions.ts';
import { startWorld } from './world.ts';

export type Measuring = {
  accounts: number;
  /** Of the usual numbers of runs of each action. */
  part: number;
  /** Seconds in which no one asks for anything. */
  idle: number;
  /** Live connections that are open at once, for their memory. */
  sockets: number;
};

/** Starts the real parts, does everything in turn and ends them. It says what it does on the standard error. */
export async function measureCosts({ accounts, part, idle: seconds, sockets }: Measuring): Promise<Costs> {
  const load = () => loadavg()[0] ?? 0;
  const began = load();
  const say = (text: string) => process.stderr.write(`${text}, load ${load().toFixed(1)}\n`);
  say(`seeding ${accounts} accounts`);
  const world = await startWorld(accounts);
  try {
    const known = { ...(await pageActions(world, part)), ...deedActions(world, part) };
    say(`${seconds} seconds in which no one asks`);
    const idle = await measureIdle(world, seconds);
    const found: Partial<Record<ActionName, Cost>> = {};
    for (const name of actionNames) {
      found[name] = await measure(world, idle, known[name]);
      say(
        `${actions[name]}: server ${found[name].server.toFixed(2)}, database ${found[name].database.toFixed(2)} ms`,
      );
    }
    const daily = await measureDaily(world, idle);
    say('the jobs of a day');
    const memory = await measureMemory(world, sockets);
    const processor = cpus()[0]?.model ?? '';
    const day = new Date().toISOString().slice(0, 10);
    return {
      measured: { day, processor, cores: cpus().length, load: [began, load()], accounts },
      actions: found as Record<ActionName, Cost>,
      idle,
      daily,
      memory,
      kept: daysKept(),
    };
  } finally {
    await world.stop();
  }
}
