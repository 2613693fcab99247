type Walk = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' };

const all: Walk[] = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    width,
    height: width < 1000 ? 800 : 900,
    colorScheme,
  })),
);

const asked = process.env.WALK;

/**
 * In which windows and themes the personal journeys are walked: none where all tests run, which walk them once. `WALK=all`
 * is each, `WALK=360-light,1440-dark` these (npm run walk).
 */
export const walks: readonly Walk[] = asked
  ? all.filter(({ name }) => asked === 'all' || asked.split(',').includes(name))
  : [];

if (asked && walks.length === 0) throw new Error(`WALK is “all” or some of ${all.map(({ name }) => name)}.`);

export const isWalk = walks.length > 0;

/**
 * Whether scripts run, for journeys that go by plain forms as well. Where all tests run they go with scripts only: the forms
 * are walked below the browser there (the tests of pages in server/), and in one without scripts by plain-coming-in.spec.ts.
 */
export const withScripts: readonly boolean[] = isWalk ? [true, false] : [true];

/** Whether journeys that ask nothing of scripts go without them: where all tests run, once, without a browser. */
export const plainWays: readonly boolean[] = isWalk ? [false, true] : [true];
