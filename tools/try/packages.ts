import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const isInstalled = (name: string) =>
  /^Status: install ok installed$/m.test(
    spawnSync('dpkg-query', ['-s', name], { encoding: 'utf8' }).stdout ?? '',
  );

/** While this file says so, an installation starts none of Debian's own services. */
const policy = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian's packages that are missing, after it has said so. They stay installed, and their services are not started.
 * @throws in a sentence where this is no Debian, or the user is not root.
 */
export function needPackages(names: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error('This command needs a Debian: it installs with apt-get.');
  if (process.getuid?.() !== 0)
    throw new Error('This command needs root: it installs packages and mounts folders.');
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.log(`Installing with apt-get, to stay on this machine: ${missing.join(' ')}`);
  const run = (args: string[]) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run(['update', '-q']);
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const { status, stderr } = run(['install', '-y', '-q', '--no-install-recommends', ...missing]);
  if (isOurs) rmSync(policy);
  if (status !== 0) throw new Error(`apt-get could not install them: ${stderr.trim().slice(-500)}`);
}
