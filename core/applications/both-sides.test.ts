import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { applyFor, interviewed, momentFromNow, offered, receivedNow, sentNow } from '#tests/applications.ts';
import { member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities.ts';
import { publishedProject } from '#tests/published-project.ts';
import { refused } from '#tests/refused.ts';
import { keepBeating } from '../clocks/keep-beating.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelInterview } from './cancel-interview.ts';
import { chooseTime } from './choose-time.ts';
import { confirmJoining } from './confirm-joining.ts';
import { freeAcceptedSeat } from './free-accepted-seat.ts';
import { showReceived } from './show-received.ts';
import { showSent } from './show-sent.ts';
import { takeBackOffer } from './take-back-offer.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');

async function applied() {
  const place = await openOpportunity(core, owner, { seats: 1 }, project);
  const applicant = await member(core, { password: null });
  const { id } = await applyFor(core, applicant, place.slug);
  return { place, applicant, id };
}

test('nobody calls off the agreed interview who only read the times proposed before', async () => {
  const { applicant, id } = await applied();
  await interviewed(core, owner, id);
  const read = await receivedNow(core, id);
  await chooseTime(core, applicant, { applicationId: id, time: momentFromNow(10) });
  await assert.rejects(cancelInterview(core, owner, read), refused('conflict'));
  assert.equal((await showReceived(core, owner, id)).interviewTime?.at, momentFromNow(10));
  assert.equal((await cancelInterview(core, owner, await receivedNow(core, id))).stage, 'shortlisted');
});

test('nobody accepts, takes back, frees or lets join what they have not read', async () => {
  const { applicant, id } = await applied();
  await offered(core, owner, id);
  const [first, ofOwner] = [await sentNow(core, id), await receivedNow(core, id)];
  await takeBackOffer(core, owner, ofOwner);
  await assert.rejects(acceptOffer(core, applicant, first), refused('application_moved'));
  await offered(core, owner, id);
  await assert.rejects(acceptOffer(core, applicant, first), refused('conflict'));
  await assert.rejects(takeBackOffer(core, owner, ofOwner), refused('conflict'));
  assert.equal((await showSent(core, applicant, id)).stage, 'offered');
  const read = await sentNow(core, id);
  await acceptOffer(core, applicant, read);
  assert.equal(
    (await acceptOffer(core, applicant, read)).stage,
    'accepted',
    'the same again changes nothing',
  );
  await sql`update application_offers set starts_on = ${dayFromNow(-17)} where application_id = ${id}`.execute(
    core.db,
  );
  await assert.rejects(freeAcceptedSeat(core, owner, ofOwner), refused('conflict'));
  await assert.rejects(confirmJoining(core, owner, ofOwner), refused('conflict'));
  assert.equal((await confirmJoining(core, owner, await receivedNow(core, id))).stage, 'joined');
});

test('of an acceptance and a taking back one counts', async () => {
  const { place, applicant, id } = await applied();
  await offered(core, owner, id);
  const [sent, received] = [await sentNow(core, id), await receivedNow(core, id)];
  const both = await Promise.allSettled([
    acceptOffer(core, applicant, sent),
    takeBackOffer(core, owner, received),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  for (const one of both) if (one.status === 'rejected') refused('application_moved')(one.reason);
  const { stage } = await showSent(core, applicant, id);
  assert.equal((await showOwn(core, owner, place.id)).held, stage === 'accepted' ? 1 : 0);
});

test('of a choice and a withdrawal at once nothing is left that takes place', async () => {
  for (const order of [0, 1, 2]) {
    const { applicant, id } = await applied();
    await interviewed(core, owner, id);
    const both = [
      () => chooseTime(core, applicant, { applicationId: id, time: momentFromNow(10) }),
      () => withdrawApplication(core, applicant, id),
    ];
    const [chosen, left] = await Promise.allSettled(
      order === 1
        ? both
            .reverse()
            .map((one) => one())
            .reverse()
        : both.map((one) => one()),
    );
    assert.equal(left?.status, 'fulfilled');
    if (chosen?.status === 'rejected') refused('application_over')(chosen.reason);
    else assert.equal((await showSent(core, applicant, id)).interview?.isCalledOff, true);
    const open = core.db
      .selectFrom('clocks')
      .select('kind')
      .where('subject_id', '=', id)
      .where('ended_at', 'is', null);
    assert.deepEqual(await open.execute(), []);
  }
});
