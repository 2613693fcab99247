export type SecondStep = {
  /** Of one group no more than `ofGroup` are done at once, the slow ones counted. */
  group: string;
  finish: () => Promise<void>;
  /** Runs instead of `finish` where slow jobs use up the group's bound: jobs that wait for those would hold up other groups. */
  putOff: () => Promise<void>;
};

export type Waves = {
  /** Runs the step that `prepare` resolves to, unless that is null, as soon as the bounds allow it. */
  run(prepare: () => Promise<SecondStep | null>): Promise<void>;
  /** Begins nothing any more; jobs that wait then wait for ever. */
  end(): void;
};

export type Bounds = {
  /** Second steps that are done at once. */
  atOnce: number;
  /** Second steps that may run in addition to those, once each has taken `patience` milliseconds. */
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
 * Runs jobs of two steps. A wave is prepared together, to share statements; the next wave follows once all of it have begun their
 * second step. A slow second step makes way for the next, and each group is bounded, so neither holds up other jobs.
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

  /** Resolves to true once the bounds allow the step, and to false where slow jobs use up the group's bound. */
  async function room(group: string): Promise<boolean> {
    if (isOver) await never();
    if (isFullOfSlow(group)) return false;
    return new Promise((settle) => {
      ready.push({ group, settle });
      beginNext();
    });
  }

  const isFullOfSlow = (group: string) => (groups.get(group)?.slow ?? 0) >= ofGroup;

  /** Begins the jobs that have waited longest, among those whose groups are below their bound. */
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

  /** Counts as one of `atOnce` until `step` has ended, or is slow and lets others run. */
  async function amongOthers(group: string, step: () => Promise<void>): Promise<void> {
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
      await amongOthers(second.group, async () => {
        // The prepared step may be outdated by now.
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
