import { sql } from 'kysely';
import { holdTimes } from '#contract/holds/limits.ts';
import type { Limit } from '../ground/kept.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isKeptQuiet } from './kept-quiet.ts';
import { shownHolds } from './shown-holds.ts';

const removedBy = 'holds:end';

const limit: Limit = {
  kept: `${holdTimes.days} days`,
  since: sql`(select until - make_interval(days => ${sql.lit(holdTimes.days)}) from holds where id = one.hold_id)`,
};

export const holdData: OwnData = {
  orders: {
    removedBy: 'holds:forget',
    isNeverHeld: true,
    limit: { kept: `${holdTimes.keptYears} years`, since: sql`one.done_at` },
    // The words of an order are those of an authority, and may name others.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('orders')
        .select(['number', 'kind', 'authority', 'received_at', 'done_at', 'outcome'])
        .where('account_id', '=', id)
        .where('forbids_telling', '=', false)
        .orderBy('received_at')
        .execute(),
    erased: { not: 'A case or an order needs it, and it goes when its own time is over.' },
  },
  holds: {
    removedBy: 'holds:forget',
    isNeverHeld: true,
    limit: { kept: `${holdTimes.keptYears} years`, since: sql`one.ended_at` },
    exported: ({ db }, { id }) => shownHolds(db, id).execute(),
    erased: { not: 'A case or an order needs it, and it goes when its own time is over.' },
  },
  held_rows: {
    removedBy,
    isNeverHeld: true,
    limit,
    exported: { not: 'It holds former rows of other tables while a case or an order needs them.' },
    erased: { not: 'A case or an order needs it, and it goes when its own time is over.' },
  },
  held_bytes: 'names no one',
  staff_looks: {
    isNeverHeld: true,
    removedBy: 'holds:forget-looks',
    limit: { kept: `${holdTimes.looksYears} years`, since: sql`one.seen_at` },
    exported: (core, { id }) =>
      core.db
        .selectFrom('staff_looks as look')
        .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'role'])
        .where('account_id', '=', id)
        .where(sql<boolean>`(not is_quiet or not ${isKeptQuiet(sql`look.account_id`, sql`look.role`)})`)
        .orderBy('day')
        .orderBy('role')
        .execute(),
    erased: 'by the database',
  },
};
