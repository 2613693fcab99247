import { createHmac } from 'node:crypto';
import type { BroadcastServer } from '#outside/broadcasts/broadcast-server.ts';
import { LineRefusal } from '#outside/broadcasts/line.ts';
import { type Config, StartFault } from './config.ts';
import type { Logger } from './log.ts';

/**
 * The server named by BROADCAST_URL; null without the setting, and then no package of a client is loaded. One that is away is only
 * warned of.
 * @throws StartFault where it answers and does not let us in
 */
export async function openBroadcasts(
  { broadcastUrl: url }: Pick<Config, 'broadcastUrl'>,
  key: Buffer,
  log: Logger,
): Promise<BroadcastServer | null> {
  if (!url) return null;
  const { openBroadcastServer } = await import('#outside/broadcasts/broadcast-server.ts');
  const { host } = new URL(url);
  const onChange = (isThere: boolean, error?: NodeJS.ErrnoException) =>
    isThere
      ? log.info(`the broadcast server at ${host} answers again`)
      : log.warn(
          { reason: error?.code ?? error?.message },
          `the broadcast server at ${host} does not answer: broadcasts go by the database until it does`,
        );
  try {
    return await openBroadcastServer({ url, channel: channelOf(key), onChange });
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error;
    throw new StartFault(
      `The broadcast server at ${host} in BROADCAST_URL does not let this server in (${error.message}). Correct the address, the password or the rights of its user, or unset BROADCAST_URL to broadcast by the database.`,
    );
  }
}

/** The same for all servers of one secret. Another installation at the same broadcast server has another. */
export function channelOf(key: Buffer): string {
  return `saharambh.${createHmac('sha256', key).update('saharambh broadcasts').digest('hex').slice(0, 32)}`;
}
