import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { plainEnvironment } from './plain-environment.ts';

export type RunningServer = {
  origin: string;
  dataDir: string;
  pid(): number | undefined;
  /** Its output since the start: the log, and mismatches of answers with their declarations where it checks them. */
  said(): string;
  /** Ends the server and starts it again on the same address and data. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  /** Waits for a matching email to this address. Each email is returned once, the newest first. */
  emailTo(address: string, matches?: (email: Email) => boolean): Promise<Email>;
};

const startTime = 30_000;
const emailTime = 10_000;
const root = path.resolve(import.meta.dirname, '../..');

/**
 * The real server as a process of its own, on a free port and with a data folder of its own. It holds its answers against
 * their declarations, unless another `program` is named.
 */
export async function startServer(
  settings: Record<string, string> = {},
  program = 'build/run/checked.js',
): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'saharambh-test-'));
  // The database may run as another user, which has to reach its folder.
  await chmod(dataDir, 0o755);
  let running = await launch(program, { DATA_DIR: dataDir, PORT: '0', ...settings });
  const { origin } = running;
  return {
    origin,
    dataDir,
    pid: () => running.child.pid,
    said: () => running.said(),
    async restart() {
      await end(running);
      running = await launch(program, { DATA_DIR: dataDir, ...settings, PORT: new URL(origin).port });
    },
    async stop() {
      await end(running);
      await rm(dataDir, { recursive: true, force: true });
    },
    emailTo: mailboxIn(dataDir),
  };
}

/** How emails are found that a server writes to its data folder from now on. */
export function mailboxIn(dataDir: string): RunningServer['emailTo'] {
  const folder = path.join(dataDir, 'mail');
  const before = existsSync(folder) ? readdirSync(folder) : [];
  const mailbox: Mailbox = { folder, emails: new Map(before.map((name) => [name, null])) };
  return (address, matches = () => true) => findEmail(mailbox, address, matches);
}

type Launched = { child: ChildProcess; origin: string; said: () => string };

async function launch(program: string, settings: Record<string, string>): Promise<Launched> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...plainEnvironment(), NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /https?:\/\/[^\s"]+/.exec(output)?.[0];
      if (address) resolve(new URL(address).origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
    setTimeout(() => reject(new Error(`the server did not start in time:\n${output}`)), startTime).unref();
  });
  return { child, origin, said: () => output };
}

/** @throws when a call answered anything but what it declares. */
async function end({ child, said }: Launched): Promise<void> {
  await ended(child);
  const undeclared = said().match(/^Undeclared: .*$/gm);
  if (undeclared) throw new Error([...new Set(undeclared)].join('\n'));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** The emails in a folder by the names of their files, each parsed once; null for one that was returned. */
type Mailbox = { folder: string; emails: Map<string, Email | null> };

async function findEmail(
  { folder, emails }: Mailbox,
  address: string,
  matches: (email: Email) => boolean,
): Promise<Email> {
  const last = Date.now() + emailTime;
  while (Date.now() < last) {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml') && emails.get(name) !== null)
      .sort();
    for (const name of names.reverse()) {
      const email = emails.get(name) ?? (await PostalMime.parse(await readFile(path.join(folder, name))));
      emails.set(name, email);
      const isTo = email.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase());
      if (!isTo || !matches(email)) continue;
      emails.set(name, null);
      return email;
    }
    await wait(100);
  }
  throw new Error(`no letter to ${address} arrived`);
}
