import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { writeEmail } from '#outside/mail/write-email.ts';
import { applyFor, interviewed, receivedNow } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { mailDueNotifications } from '../notifications/mail-due-notifications.ts';
import { cancelInterview } from './cancel-interview.ts';
import { chooseTime } from './choose-time.ts';
import { proposeInterview } from './propose-interview.ts';
import { showSent } from './show-sent.ts';
import { withdrawApplication } from './withdraw-application.ts';

const core = await freshCore();
await keepBeating(core);

test('emails about an interview bring its calendar entry: agreed, changed with a higher number, cancelled', async () => {
  const [owner, applicant] = [await member(core), await member(core, { password: null })];
  const opportunity = await openOpportunity(
    core,
    owner,
    {},
    await publishedProject(core, owner, 'Cold rooms'),
  );
  const { id } = await applyFor(core, applicant, opportunity.slug);
  const site = { name: 'Saharambh', origin: 'https://saharambh.example', city: 'Mumbai' };
  const mailed = async (who: Member) => {
    await runReactions(core);
    await sql`update notifications set mail_at = case when account_id = ${who.id} then now() end where mail_id is null`.execute(
      core.db,
    );
    await mailDueNotifications(core);
    const emails = await postedEmails(core);
    await sql`delete from jobs where task = 'send-letter'`.execute(core.db);
    const files: string[] = [];
    for (const email of emails.filter((one) => one.letter === 'notification')) {
      const prepared = await prepareEmail(core, email);
      const { attachments = [] } = prepared ? writeEmail(prepared, site) : {};
      for (const { type, content } of attachments) {
        const line = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(content)?.[1]?.trim();
        files.push([type.split('=').at(-1), line('METHOD'), line('SEQUENCE'), line('LOCATION')].join(' '));
      }
    }
    return files;
  };
  await interviewed(core, owner, id);
  assert.deepEqual(await mailed(applicant), [], 'nothing is agreed yet');
  const [time = ''] = (await showSent(core, applicant, id)).interview?.times ?? [];
  await chooseTime(core, applicant, { applicationId: id, time });
  assert.deepEqual(await mailed(owner), ['PUBLISH PUBLISH 1 https://meet.example.org/cold-rooms']);
  const times = [`${dayFromNow(12)}T15:00`];
  const moved = { ...(await receivedNow(core, id)), times, minutes: 30, place: 'Room 4' };
  await proposeInterview(core, owner, moved);
  assert.deepEqual(await mailed(applicant), ['PUBLISH PUBLISH 2 Room 4']);
  await cancelInterview(core, owner, await receivedNow(core, id));
  assert.deepEqual(await mailed(applicant), ['CANCEL CANCEL 3 Room 4']);
  await withdrawApplication(core, applicant, id);
  assert.deepEqual(
    await mailed(owner),
    ['CANCEL CANCEL 3 '],
    'owners learn nothing of a withdrawn one but that',
  );
});
