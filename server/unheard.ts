import type { Logger } from './log.ts';

/** The number of unhandled rejections since the process began. */
export const unheard = { rejections: 0 };

/**
 * An unhandled rejection ends only the work it belongs to: it is counted and logged with its origin. @returns a function
 * that removes the listener.
 */
export function hearRejections(log: Logger): () => void {
  const hear = (reason: unknown) => {
    unheard.rejections++;
    log.error({ err: reason, count: unheard.rejections }, 'an unhandled rejection');
  };
  process.on('unhandledRejection', hear);
  return () => process.off('unhandledRejection', hear);
}
