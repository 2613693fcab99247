import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withServers } from '#tests/servers/more-servers.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The text of a file in `deploy/`. */
export const example = (name: string) => readFile(path.join(root, 'deploy', name), 'utf8');

export type ProxyName = 'caddy' | 'nginx' | 'haproxy';
export type ProxyWays = {
  /** Writes the shipped file where the program reads it, with a certificate and these ports. */
  write(ports: readonly number[]): Promise<void>;
  /** Reads the file and says what is wrong with it. */
  check: string[];
  run: string[];
  /** As the shipped file says. */
  stopDelay: string;
  /** Seconds between the restart of one server and that of the next, as the shipped file says. */
  pause: number;
  version: string[];
};

/** Where the certificate and its key lie, in one file and in two. */
export const certificate = {
  both: '/etc/haproxy/saharambh.pem',
  chain: '/etc/ssl/certs/saharambh.pem',
  key: '/etc/ssl/private/saharambh.key',
};

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const caddyfile = '/etc/caddy/Caddyfile';
const haproxyFile = '/etc/haproxy/haproxy.cfg';
export const checkHaproxy = ['haproxy', '-c', '-f', haproxyFile];
export const runHaproxy = ['haproxy', '-Ws', '-f', haproxyFile];

/** Puts the sections of a shipped file below `global`, which the package brings. */
export async function writeHaproxy(sections: string): Promise<void> {
  const [globals = ''] = /^global\n(?:.*\n)*?(?=^\w)/m.exec(await readFile(haproxyFile, 'utf8')) ?? [];
  await put(haproxyFile, globals + sections);
  await mkdir('/run/haproxy', { recursive: true });
}

/** How Debian's units run each of them, in the foreground. */
export const proxies: Record<ProxyName, ProxyWays> = {
  caddy: {
    async write(ports) {
      const text = withServers(await example('Caddyfile'), ports);
      // Without one it asks a public authority for its certificate.
      await put(caddyfile, text.replace(/^\S+ \{$/m, `$&\n\ttls ${certificate.chain} ${certificate.key}`));
    },
    check: ['caddy', 'validate', '--config', caddyfile],
    run: ['caddy', 'run', '--config', caddyfile],
    stopDelay: '3',
    pause: 3,
    version: ['caddy', 'version'],
  },
  nginx: {
    write: async (ports) =>
      put('/etc/nginx/conf.d/saharambh.conf', withServers(await example('nginx.conf'), ports)),
    check: ['nginx', '-t'],
    run: ['nginx', '-g', 'daemon off;'],
    stopDelay: '2',
    pause: 10,
    version: ['nginx', '-v'],
  },
  haproxy: {
    write: async (ports) => writeHaproxy(withServers(await example('haproxy.cfg'), ports)),
    check: checkHaproxy,
    run: runHaproxy,
    stopDelay: '3',
    pause: 3,
    version: ['haproxy', '-v'],
  },
};
