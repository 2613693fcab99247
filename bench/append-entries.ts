import { carryOut } from '#core/agreements/steps/carry-out.ts';
import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import { knowModules } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import type { Command } from '#rules/agreements/commands.ts';

/** As many as a server has for its requests. */
const atOnce = 8;

type Appended = {
  done: number;
  agreements: number;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
};

/**
 * Begins and submits the last milestone of these agreements, one after the other. Each entry has a transaction of its own
 * with all that follows from it: the kept sums, the pool, the deadlines and the event.
 */
export async function appendEntries(
  url: string,
  { seconds, first, last }: { seconds: number; first: number; last: number },
): Promise<Appended> {
  knowModules(modules);
  const { db, close } = connect(url);
  const took: number[] = [];
  let failed = 0;
  let next = first;
  const until = performance.now() + seconds * 1000;
  const append = (position: number, command: Command) =>
    db.transaction().execute(async (tx) => {
      const held = await holdRowInForce(tx, `agreement${position}`);
      if (!held) throw new Error(`agreement${position} is not in force.`);
      await carryOut(tx, held, command, { side: 'contributor', accountId: `account${position}` });
    });
  const work = async () => {
    while (performance.now() < until && next <= last) {
      const position = next++;
      for (const command of [
        { kind: 'start', milestone: 3, share: 40 },
        { kind: 'submit', milestone: 3, hours: 10, proposed: null },
      ] satisfies Command[]) {
        const began = performance.now();
        await append(position, command).then(
          () => took.push(performance.now() - began),
          () => failed++,
        );
      }
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const lasted = (performance.now() - began) / 1000;
  await close();
  const sorted = took.toSorted((one, other) => one - other);
  const part = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return {
    done: took.length,
    agreements: next - first,
    perSecond: took.length / lasted,
    p50: part(0.5),
    p99: part(0.99),
    failed,
  };
}
