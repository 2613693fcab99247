import { spawn } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import type { Counts } from './findings.ts';
import { runProgram } from './run-program.ts';

const spaces = ['--mount', '--pid', '--fork', '--mount-proc', '--ipc', '--uts', '--kill-child=SIGKILL'];

/**
 * Runs a program in process, mount and network namespaces of its own. There the shipped ports are free, no other machine is
 * reached, unless it needs the network, and everything that it starts or mounts ends with it. Resolves to what it has found.
 */
export async function runInside(
  program: readonly string[],
  {
    seconds,
    hasNetwork = false,
    hasControlGroups = false,
  }: { seconds: number; hasNetwork?: boolean; hasControlGroups?: boolean },
): Promise<Counts> {
  const options = [...spaces, ...(hasNetwork ? [] : ['--net']), ...(hasControlGroups ? ['--cgroup'] : [])];
  const child = spawn('unshare', [...options, ...program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let found: Counts | undefined;
  child.on('message', (counts: Counts) => {
    found = counts;
    end();
  });
  // unshare itself takes no other signal while it waits; all that it has started ends with it.
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    console.log(`It took longer than ${seconds} s and is ended.`);
    end();
  }, seconds * 1000);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect', 'exit'] as const;
  for (const signal of signals) process.on(signal, end);
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  clearTimeout(timer);
  for (const signal of signals) process.off(signal, end);
  return found ?? { passed: 0, failed: 1 };
}

/** Folders that are this process's own from now on: new files there stay in memory and go with the namespace. */
const own = ['/etc', '/opt', '/var'];

/** Called first in there: names this host, and makes the folders of the machine writable without changing them. */
export async function settleInside(hostName: string): Promise<void> {
  await runProgram(['ip', 'link', 'set', 'lo', 'up']);
  await runProgram(['mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', '/run']);
  await mkdir('/run/tmp');
  await chmod('/run/tmp', 0o1777);
  process.env.TMPDIR = '/run/tmp';
  for (const folder of own) {
    const [upper, work] = [`/run/own${folder}/upper`, `/run/own${folder}/work`];
    for (const one of [upper, work]) await mkdir(one, { recursive: true });
    const options = `lowerdir=${folder},upperdir=${upper},workdir=${work}`;
    await runProgram(['mount', '-t', 'overlay', '-o', options, 'overlay', folder]);
  }
  await runProgram(['sh', '-c', `echo '127.0.0.1 ${hostName}' >> /etc/hosts`]);
}

/** Called last in there: hands what was found to the process outside, which then ends all of it. */
export async function reportOutside(counts: Counts): Promise<void> {
  await new Promise((resolve) => process.send?.(counts, resolve));
}
