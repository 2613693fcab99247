import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The end of what a program says, in characters: as much as an error quotes. */
const quoted = 1200;

/**
 * Runs a program to its end and resolves to what it has written to standard output. All that it says goes to the file `log`, too.
 * @throws with the end of its output when it fails or takes longer than so many seconds.
 */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  {
    seconds = 120,
    cwd,
    env,
    log,
  }: { seconds?: number; cwd?: string; env?: Record<string, string>; log?: string } = {},
): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
  });
  const { output, all } = heard(child);
  if (log) {
    const file = createWriteStream(log);
    for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    },
  ).finally(() => clearTimeout(timer));
  if (code !== 0) throw new Error(`${program} ended with ${code ?? signal}: ${all().trim().slice(-quoted)}`);
  return output();
}

export type Running = {
  pid: number;
  /** All that it has said so far. */
  said(): string;
  /** Asks it to end, and resolves to its exit code; after so many seconds it is killed. */
  stop(seconds?: number): Promise<number | null>;
};

/** Starts a program that serves, and resolves once `isReady` says so. Nothing but `env` is in its environment if that is given. */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  isReady: () => Promise<boolean>,
  { seconds = 60, cwd, env }: { seconds?: number; cwd?: string; env?: Record<string, string> } = {},
): Promise<Running> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
    env: env ?? process.env,
  });
  const { all } = heard(child);
  let failure = '';
  child.once('error', ({ message }) => {
    failure = message;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  });
  const isOver = () => failure !== '' || child.exitCode !== null || child.signalCode !== null;
  const stop = async (patience = 40) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience * 1000);
    child.kill('SIGTERM');
    return ended.finally(() => clearTimeout(timer));
  };
  const last = performance.now() + seconds * 1000;
  while (!(await isReady().catch(() => false))) {
    if (isOver() || performance.now() > last) {
      await stop();
      throw new Error(`${program} is not ready: ${failure}${all().trim().slice(-quoted)}`);
    }
    await sleep(100);
  }
  return { pid: child.pid ?? 0, said: all, stop };
}

function heard(child: ChildProcess): { output: () => string; all: () => string } {
  let [output, all] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += chunk;
    all += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    all += chunk;
  });
  return { output: () => output, all: () => all };
}
