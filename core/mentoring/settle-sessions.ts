import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { outcomeOf } from '#rules/mentoring/session-states.ts';
import type { Core } from '../ground/core.ts';
import { endOf, factsOf } from './row.ts';
import { holdSession } from './steps/hold-session.ts';
import { settle } from './steps/settle.ts';

const atOnce = 500;

/** Settles the sessions that ended 48 hours ago without a claim: with a yes they took place, else they were not held. */
export async function settleSessions(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('mentoring_sessions')
    .select('id')
    .where('state', '=', 'confirmed')
    .where('claim', '=', '')
    .where(sql<boolean>`starts_at < now() - make_interval(hours => ${limits.claimHours})`)
    .where(sql<boolean>`starts_at + make_interval(mins => minutes, hours => ${limits.claimHours}) <= now()`)
    .orderBy('starts_at')
    .limit(atOnce)
    .execute();
  for (const { id } of due)
    await core.db.transaction().execute(async (tx) => {
      const held = await holdSession(tx, id);
      if (held?.one.state !== 'confirmed' || held.one.claim !== '') return;
      if (held.now.getTime() < endOf(held.one).getTime() + limits.claimHours * 3_600_000) return;
      const state = outcomeOf(factsOf(held.one));
      await settle(tx, held.one, { state, name: 'mentoring.settled', accountId: null });
    });
}
