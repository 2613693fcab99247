import { type Figures, load, type Target } from './load.ts';

export type Compare = (name: string, yardstick: Target[], ours: Target[]) => Promise<void>;
type Rounds = { connections: number; seconds: number; rounds: number };

/** The two in turn, so that a change of the machine's speed meets both. */
export function comparing({ connections, seconds, rounds }: Rounds): Compare {
  return async (name, yardstick, ours) => {
    const pairs: [Figures, Figures][] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push([
        await load(yardstick, { connections, seconds }),
        await load(ours, { connections, seconds }),
      ]);
    }
    const ratio = median(pairs.map(([bare, product]) => product.perSecond / bare.perSecond));
    const [bare, product] = [
      median(pairs.map(([one]) => one.perSecond)),
      median(pairs.map(([, one]) => one.perSecond)),
    ];
    const failed = pairs.reduce((sum, [one, other]) => sum + one.failed + other.failed, 0);
    console.log(
      `  ${name}: ${percent(ratio)} of bare (${Math.round(product)}/s to ${Math.round(bare)}/s, ${failed} failed)`,
    );
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}
