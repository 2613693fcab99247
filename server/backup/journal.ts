import { createHash, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { mostAtOnce, takeEnds } from '#core/ends/take-ends.ts';
import type { Core } from '#core/ground/core.ts';
import { type End, endKinds } from '#core/ground/repeat.ts';
import { putText, type Target } from './manifest.ts';

/** Next to the backups, and in none of them. */
const folder = 'journal';
const hour = 3_600_000;
/** Milliseconds between two writings while nothing ends: the journal shows until when nothing did. */
const longestSilence = 5 * 60_000;
/** A server that was killed may have written nothing for this long. */
const longestGap = 3 * longestSilence;

const part = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** The name of the part that any server began last before this one. The version before leaves it out. */
  before: z.string().nullable().optional(),
  ends: z.array(
    z.object({
      kind: z.enum(endKinds),
      subject: z.string(),
      object: z.string().nullable(),
      holds: z.boolean(),
      until: z.iso.datetime().nullable(),
      at: z.iso.datetime(),
      hold: z.object({ tables: z.array(z.string()), isSecret: z.boolean() }).optional(),
    }),
  ),
});
type Part = z.output<typeof part>;

export type Journal = {
  /** Whole: nothing of it is damaged or gone, and it was kept when the backup was made. */
  state: 'whole' | 'missing' | 'damaged';
  ends: End[];
  reachesTo: string | null;
};

/**
 * Takes what ends out of the database into the journal, a moment after it is committed. Each server writes parts of its own, of an
 * hour each, whole every time: no two write the same one, and none is half written. Each part names the one before it, so that one
 * that is gone is missed. One server takes at a time, so there is one order of all parts.
 */
export function keepJournal(
  { core, target }: { core: Pick<Core, 'db'>; target: Target },
  onTrouble: (error: unknown) => void,
  pause = 1000,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let key = '';
  let current: Part | null = null;

  async function hand(ends: End[], now: Date): Promise<void> {
    const at = now.toISOString();
    const last = current;
    if (ends.length === 0 && last && now.getTime() - Date.parse(last.until) < longestSilence) return;
    const isFull = !last || !nameOf(key).startsWith(stampOf(now)) || last.ends.length >= mostAtOnce;
    // A change that has just been committed may have been made a while ago.
    const from = isFull ? (ends[0] && ends[0].at < at ? ends[0].at : at) : last.from;
    const before = isFull ? await newestOf(target) : last.before;
    const next = { from, until: at, before, ends: [...(isFull ? [] : last.ends), ...ends] };
    const location = isFull ? `${folder}/${digitsOf(now)}-${randomBytes(8).toString('hex')}.json` : key;
    const content = JSON.stringify(next);
    await putText(target, location, `${hashOf(content)}\n${content}`);
    [key, current] = [location, next];
  }

  async function takeAll(): Promise<void> {
    while ((await takeEnds(core, hand)) === mostAtOnce);
  }

  const running = (async () => {
    while (!signal.aborted) {
      await takeAll().catch(onTrouble);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
    await takeAll().catch(onTrouble);
  })();
  return async () => {
    stopping.abort();
    await Promise.race([running, sleep(1000, undefined, { ref: false })]);
  };
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** When a part was begun, as its name begins, so that names sort by it. Those of the version before have the hour alone. */
const digitsOf = (time: Date) => time.toISOString().replace(/\D/g, '');
const stampOf = (time: Date) => digitsOf(time).slice(0, 10);
const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

async function newestOf({ store, prefix }: Target): Promise<string | null> {
  const names = (await store.list(prefix + folder)).map(nameOf);
  return names.sort().at(-1) ?? null;
}

/** A part of an hour may be of the one before it as well. */
const firstStamp = (time: number) => stampOf(new Date(time - 2 * hour));

/** All that was written since a backup was begun, with some of what was before. */
export async function readJournal({ store, prefix }: Target, madeAt: string): Promise<Journal> {
  const begun = Date.parse(madeAt);
  const keys = (await store.list(prefix + folder)).filter((key) => nameOf(key) >= firstStamp(begun)).sort();
  const parts: Part[] = [];
  let isDamaged = false;
  for (const key of keys) {
    const read = readPart(await store.read(key).then(text));
    if (read) parts.push(read);
    else isDamaged = true;
  }
  const wasKept = parts.some(
    ({ from, until }) => Date.parse(from) <= begun && begun <= Date.parse(until) + longestGap,
  );
  const names = new Set(keys.map(nameOf));
  // Parts that were begun earlier may be gone: no backup needs them any more.
  const hasGap = parts.some(({ before }) => before && before >= firstStamp(begun) && !names.has(before));
  const ends = parts.flatMap((one) => one.ends).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return {
    state: isDamaged ? 'damaged' : !wasKept ? 'missing' : hasGap ? 'damaged' : 'whole',
    ends,
    reachesTo:
      parts
        .map(({ until }) => until)
        .sort()
        .at(-1) ?? null,
  };
}

function readPart(written: string): Part | null {
  const [sum, content = ''] = written.split('\n');
  if (hashOf(content) !== sum) return null;
  const parsed = part.safeParse(JSON.parse(content));
  return parsed.success ? parsed.data : null;
}

/** Removes what no backup needs that was begun then or later. */
export async function forgetJournal({ store, prefix }: Target, oldest: number): Promise<void> {
  for (const key of await store.list(prefix + folder))
    if (nameOf(key) < firstStamp(oldest)) await store.remove(key);
}
