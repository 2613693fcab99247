import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { startIn } from '#tests/mentoring/sessions.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { childName, sentRequest } from '#tests/young-mentees/young.ts';
import { confirmedSession } from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { isMetBy } from '../ground/acquaintance.ts';
import type { Member } from '../ground/actor.ts';
import { findNotifiedEntry } from '../mentoring/find-notified-entry.ts';
import { getSession } from '../mentoring/get-session.ts';
import { moveSession } from '../mentoring/move-session.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { getReview } from '../written-reviews/get-review.ts';

const core = await freshCore();
await keepBeating(core);

async function exported(who: Member): Promise<string> {
  let all = '';
  for await (const { name, content } of collectOwnData(core, who)) {
    all += name;
    if (typeof content === 'string') all += content;
    else content?.resume();
  }
  return all;
}

test('no page, list, notification, calendar entry or export of a mentor tells more than a first name', async () => {
  const [held, sent] = [await confirmedSession(core), await sentRequest(core)];
  await acceptReview(core, sent.mentor, sent.reviewId);
  await moveSession(core, held.mentor, { sessionId: held.sessionId, times: [startIn(4)] });
  await runReactions(core);
  for (const { mentor, child, read } of [
    { ...held, read: () => getSession(core, held.mentor, held.sessionId) },
    { ...sent, read: () => getReview(core, sent.mentor, sent.reviewId) },
  ]) {
    const told = JSON.stringify([
      await read(),
      await listTurns(core, mentor),
      await listNotifications(core, mentor, {}),
      await findNotifiedEntry(core, mentor.id, held.sessionId),
      await exported(mentor),
    ]);
    assert.ok(told.includes('Isha'));
    for (const secret of [childName, 'Deshpande', child.id, child.account.email])
      assert.ok(!told.includes(secret), secret);
  }
});

test('a mentor never meets a mentee who asked under 18 among the members they know', async () => {
  for (const { mentor, child } of [await confirmedSession(core), await sentRequest(core)])
    for (const years of [15, 18]) {
      await setStanding(core, child.id, { birth_date: bornYearsAgo(years) });
      const { isMet } = await core.db
        .selectFrom('accounts')
        .select(sql<boolean>`${isMetBy(mentor, 'accounts.id')}`.as('isMet'))
        .where('id', '=', child.id)
        .executeTakeFirstOrThrow();
      assert.equal(isMet, false);
    }
});
