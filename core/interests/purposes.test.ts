import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { type InterestPurpose, interestPurposes } from '#contract/interests/limits.ts';
import { introducing } from '#tests/collected.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { goodInterests, makeReady, openProject, ready } from '#tests/interests/interests.ts';
import { introductionBetween } from '#tests/introductions/introductions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import type { Member } from '../ground/actor.ts';
import type { IntroductionAsk } from '../ground/introduction-purpose.ts';
import { acceptIntroduction } from '../introductions/accept-introduction.ts';
import { withdrawVerification } from '../verifications/withdraw.ts';
import { promise } from './promise.ts';
import { purposesOfInterests } from './purposes.ts';
import { saveInterests } from './save-interests.ts';
import { setProjectAskers } from './set-project-askers.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const note = 'I run four shops and would like to try your cold room for one season, with my own tomatoes.';

const idOf = async (slug: string) =>
  (await core.db.selectFrom('projects').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

/** As the introductions ask: within a transaction. */
const require = (purpose: InterestPurpose, ask: IntroductionAsk) =>
  core.db.transaction().execute(async (tx) => purposesOfInterests[purpose]?.requireAsk(tx, ask));

async function toProject(asker: Member, slug: string, changes: Partial<IntroductionAsk> = {}) {
  return {
    askerId: asker.id,
    to: { kind: 'project', projectId: await idOf(slug), ownerIds: [] },
    shown: { kind: 'interests', projectId: null },
    note,
    ...changes,
  } satisfies IntroductionAsk;
}

async function toMember(asker: Member, asked: Member, slug: string) {
  return {
    askerId: asker.id,
    to: { kind: 'member', accountId: asked.id },
    shown: { kind: 'project', projectId: await idOf(slug) },
    note,
  } satisfies IntroductionAsk;
}

test('each purpose can be asked of a project and of a member, as its sample prepares it', async () => {
  for (const purpose of interestPurposes)
    for (const to of ['project', 'member'] as const) {
      const [asker, asked] = [await someone(), await someone()];
      const made = await introducing[purpose][to]?.(core, asker, asked);
      const ask =
        to === 'project'
          ? await toProject(asker, made?.slug ?? '')
          : await toMember(asker, asked, made?.project ?? '');
      await require(purpose, ask);
    }
});

test('a request to a project needs a fitting mark and the switch for it', async () => {
  const owner = await someone();
  const slug = await openProject(core, owner, { investors: false, professionals: true });
  const [investor, professional] = [await ready(core), await ready(core, 'industry_professional')];
  await assert.rejects(
    require('invest', await toProject(professional, slug)),
    refused('introduction_mark_unfit'),
  );
  await assert.rejects(require('invest', await toProject(investor, slug)), refused('introductions_closed'));
  await assert.rejects(require('advise', await toProject(investor, slug)), refused('introductions_closed'));
  await require('advise', await toProject(professional, slug));
  await setProjectAskers(core, owner, { projectSlug: slug, investors: false, professionals: false });
  await assert.rejects(
    require('advise', await toProject(professional, slug)),
    refused('introductions_closed'),
  );
});

test('a request to a project waits for the interests of the asker and for the promise', async () => {
  const slug = await openProject(core, await someone());
  const who = await someone();
  await markAs(core, who, 'investor');
  await assert.rejects(require('invest', await toProject(who, slug)), refused('interests_missing'));
  await saveInterests(core, who, goodInterests);
  await assert.rejects(require('invest', await toProject(who, slug)), refused('promise_missing'));
  await promise(core, who, { promises: true });
  await require('invest', await toProject(who, slug));
});

test('an owner asks a member who is open to the purpose and has the mark for it', async () => {
  const owner = await someone();
  const slug = await publishedProject(core, owner);
  const asked = await someone();
  await makeReady(core, asked, 'investor', ['advise']);
  await require('advise', await toMember(owner, asked, slug));
  await assert.rejects(
    require('invest', await toMember(owner, asked, slug)),
    refused('introductions_closed'),
  );
  await sql`update verifications set expires_at = now() where account_id = ${asked.id}`.execute(core.db);
  await assert.rejects(
    require('advise', await toMember(owner, asked, slug)),
    refused('introductions_closed'),
  );
});

/** The member gives up this mark, and what follows from it has run. */
async function giveUp(who: Member, kind: 'investor' | 'founder'): Promise<void> {
  const { id } = await core.db
    .selectFrom('verifications')
    .select('id')
    .where('account_id', '=', who.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  await withdrawVerification(core, who, id);
  await runReactions(core);
}

/** An owner with a mark. */
async function marked() {
  const who = await someone();
  await markAs(core, who, 'founder');
  return who;
}

const stateOf = async (id: string) =>
  (await core.db.selectFrom('introductions').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;

test('a request to a project is released with the mark that it needs, although the asker keeps another', async () => {
  const who = await ready(core);
  await markAs(core, who, 'founder');
  const sides = { asker: who, asked: await someone(), isToProject: true };
  const waiting = await introductionBetween(core, sides, { purpose: 'invest', shown_kind: 'interests' });
  await giveUp(who, 'founder');
  assert.equal(await stateOf(waiting.id), 'asked');
  await markAs(core, who, 'mentor');
  await giveUp(who, 'investor');
  assert.equal(await stateOf(waiting.id), 'released');
});

test('a request of an owner to a member waits while the owner has a mark of some kind', async () => {
  const [owner, asked] = [await someone(), await someone()];
  for (const kind of ['founder', 'investor'] as const) await markAs(core, owner, kind);
  await markAs(core, asked, 'investor');
  const waiting = await introductionBetween(core, { asker: owner, asked }, { purpose: 'invest' });
  await giveUp(owner, 'investor');
  assert.equal(await stateOf(waiting.id), 'asked');
  await giveUp(owner, 'founder');
  assert.equal(await stateOf(waiting.id), 'released');
});

test('a member whose mark has ended accepts no request of an owner, and it is released', async () => {
  const asked = await ready(core);
  const sides = { asker: await marked(), asked };
  const waiting = await introductionBetween(core, sides, { purpose: 'invest' });
  await sql`update verifications set expires_at = now() - interval '1 minute' where account_id = ${asked.id} and kind = 'investor'`.execute(
    core.db,
  );
  await assert.rejects(() => acceptIntroduction(core, asked, waiting.id), refused('introduction_gone'));
  await markAs(core, asked, 'founder');
  await giveUp(asked, 'founder');
  assert.equal(await stateOf(waiting.id), 'released');
});

test('the receiver reads the interests as they stand, and none once they are deleted', async () => {
  const who = await ready(core);
  const viewer = { kind: 'member', id: 'reader', standing: { isSeen: true, hasBlocks: false } } as const;
  const shown = () =>
    purposesOfInterests.invest?.findShown?.(core.db, { askerId: who.id, kind: 'interests', viewer });
  const parts = await shown();
  assert.deepEqual(
    parts?.map(({ name, text, values }) => [name, text || values.join(', ')]),
    [
      ['sectors', 'Agriculture'],
      ['stages', 'Pilot'],
      ['districts', 'Nagpur, Maharashtra'],
      ['gives', 'Advice, Customers'],
      ['about', goodInterests.about],
    ],
  );
  await sql`delete from interests where account_id = ${who.id}`.execute(core.db);
  assert.equal(await shown(), null);
});
