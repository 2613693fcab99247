import pg from 'pg';
import { hangUp } from './driver/connection-stream.ts';

export type Pulse = {
  /** Whether the database answered when it was last asked. */
  isThere(): boolean;
  /** Asks something else on the same connection; nothing while there is none. */
  ask(text: string, values: unknown[]): Promise<void>;
  stop(): Promise<void>;
};

const beatWhileAway = 200;

export type PulseOptions = {
  text?: string;
  /** Sees the row of each answer; false where the database that answers is not the one that is wanted. */
  accepts?: (row: Record<string, unknown>) => boolean;
  /** Milliseconds between two beats, and for an answer. */
  beat?: number;
  patience?: number;
  /** Whether it counts as there before the first answer. */
  isThere?: boolean;
};

/**
 * Asks the database for a sign of life once a second, on a connection of its own, which no slow statement, lock or full
 * pool can hold up. Until the first answer is overdue it counts as there.
 */
export function startPulse(
  settings: pg.ClientConfig,
  onChange: (isThere: boolean) => void,
  options: PulseOptions = {},
): Pulse {
  const { text = 'select 1', accepts = () => true, beat = 1000, patience = 2500 } = options;
  let isThere = options.isThere ?? true;
  let isStopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  next(beat);

  function next(pause: number): void {
    timer = setTimeout(async () => {
      const answered = await ask();
      if (isStopped) return;
      if (answered !== isThere) onChange(answered);
      isThere = answered;
      next(isThere ? beat : beatWhileAway);
    }, pause);
    timer.unref();
  }

  async function ask(): Promise<boolean> {
    const asked = client ?? new pg.Client({ ...settings, connectionTimeoutMillis: patience });
    let isLate = false;
    const late = setTimeout(() => {
      // Reads an answer first that arrived while this process was busy.
      setImmediate(() => {
        isLate = true;
        hangUp(asked);
      });
    }, patience);
    try {
      if (!client) {
        asked.on('error', () => {});
        asked.once('end', () => {
          if (client === asked) client = null;
        });
        await asked.connect();
        client = asked;
      }
      const { rows } = await asked.query(text);
      if (isLate) return false;
      if (accepts(rows[0])) return true;
      // The way to the database may lead elsewhere by now: asked again over a new connection.
      hangUp(asked);
      return false;
    } catch {
      if (client === asked) client = null;
      hangUp(asked);
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  return {
    isThere: () => isThere,
    async ask(text, values) {
      await client?.query(text, values);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
