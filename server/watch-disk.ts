import { type OwnDatabase, watchRoom } from '#outside/postgres/watch-room.ts';
import type { Logger } from './log.ts';

/** Says in the log when a full disk stops the writes of our own database, and when they go on. */
export function watchDisk(own: OwnDatabase, log: Logger): () => Promise<void> {
  return watchRoom(own, {
    onChange: (isFull, free) =>
      isFull
        ? log.error({ free }, 'the disk is nearly full: nothing is written until there is room again')
        : log.info({ free }, 'there is room on the disk again, and writing goes on'),
    onTrouble: (err) => log.debug({ err }, 'the room on the disk could not be looked at'),
  });
}
