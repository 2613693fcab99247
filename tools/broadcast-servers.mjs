import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './system-packages.mjs';

const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
];
const find = (names) =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
const redis = () => find(['redis-server', 'valkey-server']);
const nats = () => find(['nats-server']);
const openssl = () => find(['openssl']);

/**
 * The programs of a Redis (or Valkey) and a NATS server for the tests of broadcasts, and of OpenSSL for their certificates: installed
 * ones, else the system's packages.
 */
export function findBroadcastServers() {
  const isThere = () => redis() && nats() && openssl();
  if (!isThere()) {
    console.log("Installing the system's own packages of Redis, NATS and OpenSSL …");
    installPackages(
      {
        'apt-get': [['redis-server', 'nats-server', 'openssl']],
        dnf: [['valkey', 'nats-server', 'openssl']],
        apk: [['redis', 'nats-server', 'openssl']],
      },
      isThere,
    );
  }
  if (!isThere()) {
    console.error(
      'The tests of broadcasts need redis-server (or valkey-server), nats-server and openssl, and they could not be installed. Install them, then run `npm test` again.',
    );
    process.exit(1);
  }
  return { redis: redis(), nats: nats(), openssl: openssl() };
}
