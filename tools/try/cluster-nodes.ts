import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processFamily } from '#tests/servers/process-family.ts';
import { example } from './proxy-files.ts';
import { type Running, runProgram, startProgram } from './run-program.ts';

/** The three machines of the files in `deploy/`: here each is an address of this machine, with folders of its own. */
const places = [
  { name: 'db-1', address: '10.0.0.11' },
  { name: 'db-2', address: '10.0.0.12' },
  { name: 'db-3', address: '10.0.0.13' },
] as const;
/** The folders that each machine has for itself, and their owners. */
const folders = {
  'etc/patroni': 'postgres',
  'var/lib/postgresql': 'postgres',
  'run/postgresql': 'postgres',
  'var/lib/etcd': 'etcd',
} as const;
/** Where Debian's unit has it. */
const etcdData = '/var/lib/etcd/default';

export type Node = {
  name: string;
  address: string;
  startEtcd(): Promise<void>;
  startPatroni(): Promise<void>;
  /** The process ids, 0 of what was never started. */
  etcd(): number;
  patroni(): number;
  postmaster(): Promise<number>;
  /** Patroni, the postmaster and all that this has started. */
  family(): Promise<number[]>;
  /** Runs statements as the owner of the database, which needs no password on its own machine. */
  runAsOwner(statements: string): Promise<void>;
  /** The end of what Patroni has said. */
  said(): string;
};

/** Gives this network the addresses of the machines, and each its folders below `folder`. Nothing runs yet. */
export async function prepareNodes(folder: string): Promise<Node[]> {
  for (const one of Object.keys(folders)) await mkdir(`/${one}`, { recursive: true });
  const [patroniFile, etcdFile] = await Promise.all([example('patroni.yml'), example('etcd.env')]);
  return Promise.all(
    places.map(async (place) => {
      const own = path.join(folder, place.name);
      await runProgram(['ip', 'address', 'add', `${place.address}/32`, 'dev', 'lo']);
      for (const [one, user] of Object.entries(folders)) {
        await mkdir(path.join(own, one), { recursive: true, mode: 0o750 });
        await runProgram(['chown', `${user}:${user}`, path.join(own, one)]);
      }
      await writeFile(path.join(own, 'etc/patroni/config.yml'), ofNode(patroniFile, place));
      return nodeIn(own, place, settingsOf(ofNode(etcdFile, place)));
    }),
  );
}

type Place = (typeof places)[number];

/** A shipped file as this machine has it: every name and address of the first, but for the lines that name all three. */
function ofNode(text: string, { name, address }: Place): string {
  const [first] = places;
  const namesAll = (line: string) => places.every((one) => line.includes(one.address));
  return text
    .split('\n')
    .map((line) =>
      namesAll(line) ? line : line.replaceAll(first.name, name).replaceAll(first.address, address),
    )
    .join('\n');
}

const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** `sh -c` with this runs a program as a user, with the folders of its machine where those of this one are. */
const within = `own=$1 user=$2; shift 2
  for one in ${Object.keys(folders).join(' ')}; do mount --bind "$own/$one" "/$one" || exit 1; done
  exec setpriv --reuid="$user" --regid="$user" --init-groups -- "$@"`;

function nodeIn(own: string, place: Place, etcdSettings: Record<string, string>): Node {
  const { name, address } = place;
  const { PATH = '' } = process.env;
  const as = (user: string, command: string[]) => [
    'unshare',
    '--mount',
    'sh',
    '-c',
    within,
    'sh',
    own,
    user,
    ...command,
  ];
  const start = (user: string, command: string[], isReady: () => Promise<boolean>, more = {}) =>
    startProgram(as(user, command), isReady, {
      env: { PATH, LANG: 'C.UTF-8', HOME: '/var/lib/postgresql', ...more },
      cwd: '/',
      seconds: 120,
    });
  const running: { etcd?: Running; patroni?: Running } = {};
  const postmaster = async () => {
    const file = path.join(own, 'var/lib/postgresql/15/saharambh/postmaster.pid');
    return Number.parseInt(await readFile(file, 'utf8'), 10);
  };
  return {
    name,
    address,
    async startEtcd() {
      const settings = { ETCD_DATA_DIR: etcdData, ...etcdSettings };
      running.etcd = await start('etcd', ['etcd'], () => isFine(`http://${address}:2379/health`), settings);
    },
    async startPatroni() {
      const command = ['patroni', '/etc/patroni/config.yml'];
      running.patroni = await start('postgres', command, () => isFine(`http://${address}:8008/liveness`));
    },
    etcd: () => running.etcd?.pid ?? 0,
    patroni: () => running.patroni?.pid ?? 0,
    postmaster,
    family: async () => [running.patroni?.pid ?? 0, ...(await processFamily(await postmaster()))],
    async runAsOwner(statements) {
      // Each by itself: a database is made outside of transactions.
      const each = statements.split(/;\n/).flatMap((one) => ['-c', one]);
      await runProgram(as('postgres', ['psql', '-q', '-v', 'ON_ERROR_STOP=1', ...each]));
    },
    said: () => running.patroni?.said().slice(-1500) ?? '',
  };
}

async function isFine(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
}

/** A member of the cluster as Patroni sees it. */
type Seen = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

async function seenBy({ address }: Node): Promise<Seen[]> {
  const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
  return ((await answer.json()) as { members: Seen[] }).members;
}

/** The machine whose Patroni says that it is the primary; null while none does. */
export async function primaryOf(nodes: readonly Node[]): Promise<Node | null> {
  const is = (node: Node) => isFine(`http://${node.address}:8008/primary`).catch(() => false);
  const answers = await Promise.all(nodes.map(is));
  const those = nodes.filter((_, at) => answers[at]);
  if (those.length > 1)
    throw new Error(`Two say that they are the primary: ${those.map(({ name }) => name)}`);
  return those[0] ?? null;
}

/** Resolves once a primary has a synchronous replica and another one, and neither lacks anything. */
export async function untilWhole(nodes: readonly Node[], seconds = 120): Promise<void> {
  let members: Seen[] = [];
  const last = performance.now() + seconds * 1000;
  while (!isWhole(members)) {
    if (performance.now() > last) {
      const said = nodes.map((node) => `${node.name}: ${node.said()}`).join('\n');
      throw new Error(`The cluster is not whole: ${JSON.stringify(members)}\n${said}`);
    }
    await sleep(250);
    const looks = await Promise.allSettled(nodes.map(seenBy));
    // Every machine must see the same: one that was away may know an older state.
    const seen = looks.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    members =
      seen.length === nodes.length && seen.every(isWhole) ? (seen[0] ?? []) : (seen[0] ?? []).slice(1);
  }
}

function isWhole(members: Seen[]): boolean {
  const roles = members.map(({ role }) => role).sort();
  const isFollowing = ({ role, lag }: Seen) => role === 'leader' || Number(lag) < 1_000_000;
  return (
    roles.join() === 'leader,replica,sync_standby' &&
    members.every(({ state }) => /^(running|streaming)$/.test(state)) &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    members.every(isFollowing)
  );
}

/** The machine whose etcd leads the others. */
export async function leaderOfEtcd(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) {
    const url = `http://${node.address}:2379/v3/maintenance/status`;
    const answer = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(2000) });
    const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string };
    if (header.member_id === leader) return node;
  }
  throw new Error('No etcd leads.');
}
