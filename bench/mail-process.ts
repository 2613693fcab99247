import { type ChildProcess, fork } from 'node:child_process';
import { startMailServer } from '#tests/servers/mail-server.ts';

/** A mail server in a process of its own, so that its processor time does not count for the emails. */
export async function startMailProcess(): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(import.meta.filename, ['--serve'], {
    execArgv: process.execArgv.filter((one) => !/prof/.test(one)),
  });
  const url = await new Promise<string>((resolve) => child.once('message', (said) => resolve(String(said))));
  return { url, child };
}

if (process.argv.includes('--serve')) {
  const { url } = await startMailServer();
  process.send?.(url);
  process.once('disconnect', () => process.exit());
}
