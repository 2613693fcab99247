import type { Db } from '#db/connect.ts';
import type { Seer } from './may-see.ts';

/**
 * How something that waits is told of: its name (and `inMails`, where mails call it otherwise), the person on the other side, where one is shown, and what it is called in
 * the address of the page where it is answered, if that is not the id of what waits. `isOver` where our own people have decided:
 * a server that knew of no lateness has left what it decided late as it was.
 */
export type WaitDescription = {
  thing: string;
  inMails?: string;
  person?: string;
  slug?: string;
  isOver?: boolean;
};

/** How each thing with these ids reads to the viewer, as far as it is there. */
export type DescribeWaits = (
  db: Db,
  subjectIds: readonly string[],
  viewer: Seer,
) => Promise<Map<string, WaitDescription>>;

/** What a module declares of its waits, by a kind of core/clocks/waits.ts. */
export type Waits = Readonly<Record<string, DescribeWaits>>;
