import type { Db } from '#db/connect.ts';
import type { Seer } from './may-see.ts';

/**
 * Describes a deadline's subject: its name (`inMails` in emails, if different), its milestone, which payment of how many it
 * is, the person on the other side, and the key of its page if that is not the id. `isOver`: administrators have decided (an older server left it marked late). `isFixed`: no
 * member gives themselves more time, whatever its kind allows.
 */
export type DeadlineDescription = {
  thing: string;
  inMails?: string;
  milestone?: number;
  payment?: number;
  payments?: number;
  person?: string;
  slug?: string;
  isOver?: boolean;
  isFixed?: boolean;
};

/** The description of each subject with these ids for the viewer, if it still exists. */
export type DescribeDeadlines = (
  db: Db,
  subjectIds: readonly string[],
  viewer: Seer,
) => Promise<Map<string, DeadlineDescription>>;

/** A module's descriptions, by kind of deadline in `contract/collected.ts`. */
export type DeadlineDescriptions = Readonly<Record<string, DescribeDeadlines>>;
