// node tools/run.mjs FILE [ARG …]: installs if need be, then runs FILE with the pinned Node.
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();
const child = spawn(pinnedNode(), process.argv.slice(2), { cwd: root, stdio: 'inherit' });

// A terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM to us alone. The child must hear either once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('error', (error) => {
  console.error(`Node could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
