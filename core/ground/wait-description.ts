import type { Db } from '#db/connect.ts';

/** How something that waits is told of: its name, and the person on the other side, where one is shown. */
export type WaitDescription = { thing: string; person?: string };

/** How each thing with these ids reads, as far as it is there. */
export type DescribeWaits = (db: Db, subjectIds: readonly string[]) => Promise<Map<string, WaitDescription>>;

/** What a module declares of its waits, by a kind of core/clocks/waits.ts. */
export type Waits = Readonly<Record<string, DescribeWaits>>;
