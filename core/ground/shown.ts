import type { Changed } from './changed-since.ts';
import type { Core } from './core.ts';

/** Things that public pages show, few enough to look at all of them: each by its key, with a text that changes with it. */
export type Shown = {
  /** Pages name one of them with its key, as `story:lamp-makers`. */
  one: string;
  /** The name for pages that show any of them; their order has the same name with “ in order”. */
  all: string;
  look: (core: Core) => Promise<Map<string, string>>;
};

/** Things too many to look at them all: those that have changed since the look before. */
export type ShownStream = {
  /** As above; left out where the keys are whole names of pages. */
  one?: string;
  /** Changes where those that have changed are not named. */
  all: string;
  /** Changes with any of them. */
  list: string;
  since: (core: Core, moment: string | null) => Promise<Changed>;
};
