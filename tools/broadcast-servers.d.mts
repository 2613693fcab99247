/** The programs of a Redis (or Valkey) and a NATS server, and of OpenSSL: installed ones, else the system's packages. */
export function findBroadcastServers(): { redis: string; nats: string; openssl: string };
