import { z } from 'zod';

export type BroadcastSettings = {
  /** The server that carries broadcasts in place of NOTIFY. */
  broadcastUrl: string | undefined;
};

const schemes = ['redis:', 'rediss:', 'valkey:', 'nats:', 'tls:'];
const example = 'redis://user:password@host:6379 or nats://user:password@host:4222';

/** The address is not repeated: it holds a password. */
function faultOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url) return `must be like ${example}: it cannot be read`;
  const { protocol, hostname, pathname, search, hash } = url;
  if (!schemes.includes(protocol))
    return `must begin with ${schemes.map((one) => `${one}//`).join(', ')}, and begins with ${protocol}`;
  if (hostname === '') return `must be like ${example}: it names no host`;
  // Many Redis addresses end with the number of a database, which broadcasts do not have.
  const isBare = search === '' && hash === '' && /^\/?\d*$/.test(pathname);
  return isBare ? undefined : `must be like ${example}, with nothing behind the port`;
}

export const broadcastSettings = {
  BROADCAST_URL: z
    .string()
    .superRefine((text, context) => {
      const fault = faultOf(text);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .optional(),
};

export const readBroadcasts = (env: { BROADCAST_URL?: string | undefined }): BroadcastSettings => ({
  broadcastUrl: env.BROADCAST_URL,
});
