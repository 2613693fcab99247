import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Says on the console that a part begins, and how long it took. */
export async function timed(begins: string, ends: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  console.log(`${begins} …`);
  await work();
  console.log(`${ends} (${((performance.now() - began) / 1000).toFixed(1)} s).`);
}

/** Runs the parts at the same time. The first one that fails stops the others, and is thrown when all have ended. */
export async function together(
  parts: ((signal: AbortSignal) => Promise<void>)[],
  signal: AbortSignal,
): Promise<void> {
  const stopping = new AbortController();
  const all = AbortSignal.any([stopping.signal, signal]);
  let failure: { error: unknown } | undefined;
  const run = async (part: (signal: AbortSignal) => Promise<void>) => {
    try {
      await part(all);
    } catch (error) {
      failure ??= { error };
      stopping.abort();
    }
  };
  await Promise.all(parts.map(run));
  signal.throwIfAborted();
  if (failure) throw failure.error;
}

/** A program of ours ended with an error; the message is its output. */
export class PartFault extends Error {}

/** Runs a program with its arguments to its end. Its output is shown only if it fails. */
export async function runPart(
  args: string[],
  signal: AbortSignal,
  environment: Record<string, string> = {},
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Over the channel the program notices when this process has gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  });
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => signal.removeEventListener('abort', end));
  signal.throwIfAborted();
  if (code !== 0)
    throw new PartFault(output.trim() || `${path.basename(args.at(-1) ?? '')} ended with code ${code}.`);
}
