export type SecondStep = {
  /** Of one group no more than `ofGroup` are done at once, the slow ones counted. */
  group: string;
  finish: () => Promise<void>;
  /** Instead of it, where its group has as many slow ones as it may: what waited here for those would hold up other groups. */
  putOff: () => Promise<void>;
};

export type Waves = {
  /** Does what `prepare` resolves to, unless that is null, once there is room for it. */
  run(prepare: () => Promise<SecondStep | null>): Promise<void>;
  /** Lets nothing begin any more; who waits does so for ever. */
  end(): void;
};

export type Bounds = {
  /** Second steps that are done at once. */
  atOnce: number;
  /** Second steps that may go on beside those, each of which has taken `patience` milliseconds. */
  slow?: number;
  patience?: number;
  /** Second steps of one group, the slow ones counted. */
  ofGroup?: number;
  /** First steps that are done together. */
  together?: number;
  /** Milliseconds after which what has waited for its second step is prepared once more. */
  longest?: number;
};

const never = () => new Promise<never>(() => {});

/**
 * Jobs of two steps. Those that come together are prepared together, so that they can share their statements, and the next ones once
 * all of those have begun their second one. A second step that takes long gives its place to the next, so that it holds up no other;
 * how many of them one group may have is bounded, so that it holds up no other group either.
 */
export function inWaves(bounds: Bounds): Waves {
  const { atOnce, slow = 0, patience = 2000, longest = 5000 } = bounds;
  const { together = Number.POSITIVE_INFINITY, ofGroup = Number.POSITIVE_INFINITY } = bounds;
  const coming: (() => void)[] = [];
  let ready: { group: string; settle: (hasRoom: boolean) => void }[] = [];
  const groups = new Map<string, { begun: number; slow: number }>();
  /** Of the wave, how many have not begun their second step. */
  let ahead = 0;
  let underWay = 0;
  let slowOnes = 0;
  let isOpening = false;
  let isOver = false;

  function open(): void {
    if (isOpening || ahead > 0 || coming.length === 0) return;
    isOpening = true;
    setImmediate(() => {
      isOpening = false;
      if (isOver) return;
      const wave = coming.splice(0, together);
      ahead = wave.length;
      for (const begin of wave) begin();
    });
  }

  function leave(): void {
    ahead--;
    open();
  }

  /** Resolves to whether there is room, now or later; not where the slow ones of the group have all that it may have. */
  async function room(group: string): Promise<boolean> {
    if (isOver) await never();
    if (isFullOfSlow(group)) return false;
    return new Promise((settle) => {
      ready.push({ group, settle });
      beginNext();
    });
  }

  const isFullOfSlow = (group: string) => (groups.get(group)?.slow ?? 0) >= ofGroup;

  /** The job that waits longest among those whose groups have room. */
  function beginNext(): void {
    while (!isOver && underWay < atOnce) {
      const at = ready.findIndex(({ group }) => (groups.get(group)?.begun ?? 0) < ofGroup);
      const [next] = at < 0 ? [] : ready.splice(at, 1);
      if (!next) return;
      const counts = groups.get(next.group) ?? { begun: 0, slow: 0 };
      groups.set(next.group, { ...counts, begun: counts.begun + 1 });
      underWay++;
      next.settle(true);
    }
  }

  function becomeSlow(group: string): void {
    const counts = groups.get(group) ?? { begun: 1, slow: 0 };
    groups.set(group, { ...counts, slow: counts.slow + 1 });
    slowOnes++;
    underWay--;
    if (isFullOfSlow(group) && !isOver) {
      const rest = Map.groupBy(ready, (one) => one.group === group);
      ready = rest.get(false) ?? [];
      for (const { settle } of rest.get(true) ?? []) settle(false);
    }
    beginNext();
  }

  function end(group: string, isSlow: boolean): void {
    if (isSlow) slowOnes--;
    else underWay--;
    const { begun, slow: ofThose } = groups.get(group) ?? { begun: 1, slow: 0 };
    if (begun > 1) groups.set(group, { begun: begun - 1, slow: ofThose - (isSlow ? 1 : 0) });
    else groups.delete(group);
    beginNext();
  }

  /** Holds a place until `step` has ended, or is slow and others may have it. */
  async function inItsPlace(group: string, step: () => Promise<void>): Promise<void> {
    let isSlow = false;
    const watch = setInterval(() => {
      if (slowOnes >= slow) return;
      clearInterval(watch);
      isSlow = true;
      becomeSlow(group);
    }, patience);
    watch.unref();
    try {
      await step();
    } finally {
      clearInterval(watch);
      end(group, isSlow);
    }
  }

  return {
    async run(prepare) {
      await new Promise<void>((begin) => {
        coming.push(begin);
        open();
      });
      let second: SecondStep | null;
      let prepared = 0;
      let hasRoom = false;
      try {
        second = await prepare();
        prepared = performance.now();
        if (second) hasRoom = await room(second.group);
      } finally {
        leave();
      }
      if (!second) return;
      if (!hasRoom) return second.putOff();
      await inItsPlace(second.group, async () => {
        // What was so by then may not be so any more.
        if (performance.now() - prepared > longest) second = await prepare();
        if (isOver) await never();
        await second?.finish();
      });
    },
    end() {
      isOver = true;
    },
  };
}
