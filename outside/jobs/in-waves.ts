export type Waves = {
  /** Does what `prepare` resolves to, unless that is null, once there is room for it. */
  run(prepare: () => Promise<(() => Promise<void>) | null>): Promise<void>;
  /** Lets nothing begin any more; who waits does so for ever. */
  end(): void;
};

export type Bounds = {
  /** Second steps that are done at once. */
  atOnce: number;
  /** Second steps that may go on beside those, each of which has taken `patience` milliseconds. */
  slow?: number;
  patience?: number;
  /** First steps that are done together. */
  together?: number;
  /** Milliseconds after which what has waited for its second step is prepared once more. */
  longest?: number;
};

const never = () => new Promise<never>(() => {});

/**
 * Jobs of two steps. Those that come together are prepared together, so that they can share their statements, and the next ones once
 * all of those have begun their second one. A second step that takes long gives its place to the next, so that it holds up no other.
 */
export function inWaves(bounds: Bounds): Waves {
  const { atOnce, slow = 0, patience = 2000, together = Number.POSITIVE_INFINITY, longest = 5000 } = bounds;
  const coming: (() => void)[] = [];
  const ready: (() => void)[] = [];
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

  async function room(): Promise<void> {
    if (isOver) await never();
    if (underWay < atOnce) underWay++;
    else await new Promise<void>((begin) => ready.push(begin));
  }

  /** To whoever waits next. */
  function giveRoom(): void {
    const next = isOver ? undefined : ready.shift();
    if (next) next();
    else underWay--;
  }

  /** Holds a place until `step` has ended, or is slow and others may have it. */
  async function inItsPlace(step: () => Promise<void>): Promise<void> {
    let isSlow = false;
    const watch = setInterval(() => {
      if (slowOnes >= slow) return;
      clearInterval(watch);
      isSlow = true;
      slowOnes++;
      giveRoom();
    }, patience);
    watch.unref();
    try {
      await step();
    } finally {
      clearInterval(watch);
      if (isSlow) slowOnes--;
      else giveRoom();
    }
  }

  return {
    async run(prepare) {
      await new Promise<void>((begin) => {
        coming.push(begin);
        open();
      });
      let finish: (() => Promise<void>) | null;
      let prepared = 0;
      try {
        finish = await prepare();
        prepared = performance.now();
        if (finish) await room();
      } finally {
        leave();
      }
      if (!finish) return;
      await inItsPlace(async () => {
        // What was so by then may not be so any more.
        if (performance.now() - prepared > longest) finish = await prepare();
        if (isOver) await never();
        await finish?.();
      });
    },
    end() {
      isOver = true;
    },
  };
}
