import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import {
  agreedChild,
  agreedRequest,
  askedRequest,
  newChild,
  newYoungMentor,
  visit,
  youngAsking,
} from '#tests/young-mentees/young.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { askYoung } from './ask-young.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { sendYoung } from './send-young.ts';
import { setGuardianYes } from './set-guardian-yes.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));

test('a yes counts for the guardian who gave it: another guardian has to agree too', async () => {
  const { id, child, link } = await agreedRequest(core);
  const next = await newChild(core, child);
  await refuses('guardian_request_not_found', () => getGuardianMentoring(core, link));
  await refuses('young_yes_missing', () => sendYoung(core, child, id));
  const page = await getGuardianMentoring(core, next.link);
  assert.deepEqual([page.hasYes, page.isReading, page.requests], [false, false, []]);
  await settleYoung(core);
  await visit(core, next.link);
  const [read] = (await getGuardianMentoring(core, next.link)).requests;
  assert.equal(read?.state, 'released');
  await setGuardianYes(core, { ...next.link, confirmed: true });
  assert.equal((await askYoung(core, child, youngAsking(await newYoungMentor(core)))).state, 'with_guardian');
});

test('a guardian who takes the yes to the account back reads no words, and nothing is sent', async () => {
  const { id, child, link } = await agreedRequest(core);
  await answerAsGuardian(core, { ...link, confirmed: false });
  await refuses('opens_later', () => sendYoung(core, child, id));
  const page = await getGuardianMentoring(core, link);
  assert.deepEqual([page.isGuardian, page.isReading, page.requests], [false, false, []]);
});

test('a yes to written mentoring needs a code of the last hour in the browser that agrees', async () => {
  const { link } = await newChild(core);
  await refuses('young_visit_missing', () => setGuardianYes(core, { ...link, confirmed: true }));
  await visit(core, link);
  await refuses('young_visit_missing', () =>
    setGuardianYes(core, { ...link, browser: 'another', confirmed: true }),
  );
  const page = await setGuardianYes(core, { ...link, confirmed: true });
  assert.equal(page.hasYes, true);
  const other = await agreedChild(core);
  await refuses('guardian_request_not_found', () =>
    setGuardianYes(core, { ...link, id: other.link.id, confirmed: false }),
  );
});

test('a guardian answers a request in the browser of the code alone, and never one of another family', async () => {
  const [{ id, link }, other] = [await askedRequest(core), await askedRequest(core)];
  const answer = (from: typeof link, confirmed: boolean) =>
    answerYoungAsGuardian(core, { ...from, youngId: id, confirmed });
  for (const confirmed of [true, false]) {
    await refuses('young_visit_missing', () => answer({ ...link, browser: '' }, confirmed));
    await refuses('young_visit_missing', () => answer({ ...link, browser: other.link.browser }, confirmed));
    await refuses('young_request_unknown', () => answer(other.link, confirmed));
  }
  await sql`update guardian_visits set until = now() where guardian_id = ${link.id}`.execute(core.db);
  await refuses('young_visit_missing', () => answer(link, true));
});

test('a yes to a request is refused once its mentor is not open or not shown any more', async () => {
  for (const end of [
    (id: string) => sql`update young_mentors set approved_until = now() where account_id = ${id}`,
    (id: string) => sql`update people set visibility = 'hidden' where account_id = ${id}`,
  ]) {
    const { id, link, mentor } = await askedRequest(core);
    await end(mentor.id).execute(core.db);
    await refuses('young_mentor_closed', () =>
      answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true }),
    );
  }
});
