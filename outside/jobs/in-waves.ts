export type Waves = {
  /** Does what `prepare` resolves to, unless that is null, once there is room for it. */
  run(prepare: () => Promise<(() => Promise<void>) | null>): Promise<void>;
  /** Lets nothing begin any more; who waits does so for ever. */
  end(): void;
};

const never = () => new Promise<never>(() => {});

/**
 * Jobs of two steps. Those that come together are prepared together, so that they can share their statements, and the next ones once
 * all of those have begun their second one. That one is done for so many at once; what has waited for it for longer than `longest`
 * milliseconds is prepared anew.
 */
export function inWaves(atOnce: number, longest = 5000): Waves {
  const coming: (() => void)[] = [];
  const ready: (() => void)[] = [];
  /** Of the wave, how many have not begun their second step. */
  let ahead = 0;
  let underWay = 0;
  let isOpening = false;
  let isOver = false;

  function open(): void {
    if (isOpening || ahead > 0 || coming.length === 0) return;
    isOpening = true;
    setImmediate(() => {
      isOpening = false;
      if (isOver) return;
      const wave = coming.splice(0);
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
      try {
        // What was so by then may not be so any more.
        if (performance.now() - prepared > longest) finish = await prepare();
        if (isOver) await never();
        await finish?.();
      } finally {
        giveRoom();
      }
    },
    end() {
      isOver = true;
    },
  };
}
