import assert from 'node:assert/strict';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { createFindings } from './findings.ts';
import { reportOutside } from './inside.ts';
import { journey } from './journey.ts';
import { runProgram } from './run-program.ts';
import { isReady } from './serve.ts';

// Run by tools/try/boot.sh next to a systemd that is the first process there: the unit of deploy/ with its embedded PostgreSQL.
const unit = 'saharambh.service';
const origin = 'http://localhost:3000';
const administrator = 'staff@unit.example';
/** Of systemd's figure for what a service could do to its machine: 10 is all, 0 nothing. */
const mostExposure = 1.5;
/** As `docs/operations.md` has it. */
const inSaharambh = [
  ...[
    'systemd-run',
    '--quiet',
    '--pipe',
    '--wait',
    '--uid=saharambh',
    '--working-directory=/opt/saharambh/current',
  ],
  ...['-p', 'EnvironmentFile=/etc/saharambh.env', '-E', `PATH=${process.env.PATH}`],
  ...['-E', 'DATA_DIR=/var/lib/saharambh', '-E', 'BACKUP_TO=/var/lib/saharambh-backups'],
];
const findings = createFindings();
const mail = await startMailServer();
const property = async (name: string) =>
  (await runProgram(['systemctl', 'show', '--value', '-p', name, unit])).trim();

await findings.check('unit: systemd-analyze verify says nothing', async () => {
  const said = await runProgram(['sh', '-c', `systemd-analyze verify /etc/systemd/system/${unit} 2>&1`]);
  assert.equal(said.trim(), '');
  return (await runProgram(['systemctl', '--version'])).split('\n')[0];
});
await findings.check(`unit: systemd-analyze security says at most ${mostExposure}`, async () => {
  const file = `/etc/systemd/system/${unit}`;
  const said = await runProgram(['systemd-analyze', 'security', '--offline=true', '--no-pager', file]);
  const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1]);
  assert.ok(exposure <= mostExposure, `the exposure is ${exposure}`);
  return `exposure ${exposure} of 10`;
});
const isUp = await findings.check('unit: systemd starts it, with an embedded PostgreSQL', async () => {
  const settings = { ORIGIN: origin, SMTP_URL: mail.url, ADMIN_EMAILS: administrator };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile('/etc/saharambh.env', lines.join(''), { mode: 0o600 });
  await untilBooted();
  await runProgram(['systemctl', 'start', '--no-block', unit]);
  await untilReady();
  return undefined;
});
if (isUp) await tryRunning();
await mail.stop();
await reportOutside(findings.counts());

async function tryRunning(): Promise<void> {
  await findings.check('unit: its processes have no rights, and write to their own folders alone', seeRights);
  await journey({ site: { origin, mail, administrator }, findings, name: 'unit' });
  await findings.check('unit: an operator’s commands run as the guide says: jobs, backup', async () => {
    const [node] = process.execPath.split('/').slice(-1);
    assert.equal(node, 'node');
    await runProgram([...inSaharambh, 'npm', 'run', 'admin', '--', 'jobs']);
    const said = await runProgram([...inSaharambh, 'npm', 'run', 'backup']);
    return /^Backup .*$/m.exec(said)?.[0];
  });
  await findings.check('unit: killed, it is started again', async () => {
    const pid = await property('MainPID');
    await runProgram(['kill', '-KILL', pid]);
    const began = performance.now();
    await sleep(500);
    await untilReady();
    assert.notEqual(await property('MainPID'), pid);
    return `ready after ${((performance.now() - began) / 1000).toFixed(1)} s`;
  });
  await findings.check('unit: restarted and stopped, it ends in order and leaves no process', async () => {
    await runProgram(['systemctl', 'restart', unit]);
    await untilReady();
    await runProgram(['systemctl', 'stop', unit]);
    assert.deepEqual([await property('Result'), await property('ExecMainStatus')], ['success', '0']);
    const left = await runProgram(['sh', '-c', 'pgrep -u saharambh || true']);
    assert.equal(left.trim(), '');
    return undefined;
  });
}

/** The rights of the server, and of the database that it has started, as the kernel tells them. */
async function seeRights(): Promise<string> {
  const main = await property('MainPID');
  const pids = (await runProgram(['pgrep', '-u', 'saharambh'])).trim().split('\n');
  assert.ok(pids.includes(main) && pids.length > 1, `${pids}`);
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
    if (status === null) continue;
    for (const line of [/^CapEff:\t0+$/m, /^CapBnd:\t0+$/m, /^NoNewPrivs:\t1$/m, /^Seccomp:\t2$/m])
      assert.match(status, line, `process ${pid}`);
  }
  const within = (command: string) => runProgram(['nsenter', '-t', main, '-m', 'sh', '-c', command]);
  for (const folder of [
    '/',
    '/usr',
    '/etc',
    '/var',
    '/var/lib',
    '/opt/saharambh/releases/1',
    '/sys',
    '/proc/sys',
  ])
    await assert.rejects(within(`touch ${folder}/tried`), /Read-only|Permission denied|No such file/, folder);
  await within('touch /var/lib/saharambh/tried && rm /var/lib/saharambh/tried');
  assert.equal((await stat('/var/lib/saharambh')).mode & 0o777, 0o700);
  return `${pids.length} processes`;
}

async function untilReady(): Promise<void> {
  const last = performance.now() + 60_000;
  while (!(await isReady(3000).catch(() => false))) {
    const state = await property('ActiveState');
    if (performance.now() > last || state === 'failed') {
      const about = `systemctl list-jobs --no-pager; systemctl status --no-pager ${unit}; true`;
      throw new Error(`not ready: ${await runProgram(['sh', '-c', about])}`);
    }
    await sleep(200);
  }
}

async function untilBooted(): Promise<void> {
  const last = performance.now() + 30_000;
  while (
    !/running|degraded|starting/.test(await runProgram(['sh', '-c', 'systemctl is-system-running || true']))
  ) {
    assert.ok(performance.now() < last, 'systemd did not come up');
    await sleep(200);
  }
}
