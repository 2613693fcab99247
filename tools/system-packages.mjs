import { spawnSync } from 'node:child_process';

const managers = [
  {
    probe: 'apt-get',
    before: ['apt-get', 'update'],
    install: ['apt-get', 'install', '-y', '--no-install-recommends'],
  },
  { probe: 'dnf', install: ['dnf', 'install', '-y'] },
  { probe: 'apk', install: ['apk', 'add'] },
];

/**
 * Installs packages with the system's own package manager, as root or with sudo. Each manager has lists of packages; a further list is
 * tried where the one before has not brought what `isThere` looks for.
 * @param {Record<string, string[][]>} lists by the manager's name
 * @param {() => unknown} isThere
 */
export function installPackages(lists, isThere) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (command) => {
    const [program, ...args] = [...sudo, ...command];
    spawnSync(program, args, { stdio: 'ignore', timeout: 600_000, env });
  };
  for (const { probe, before, install } of managers) {
    if (spawnSync('which', [probe]).status !== 0) continue;
    if (before) run(before);
    for (const names of lists[probe] ?? []) {
      run([...install, ...names]);
      if (isThere()) return;
    }
    return;
  }
}
