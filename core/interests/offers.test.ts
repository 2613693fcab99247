import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { photo } from '#tests/avatars/sample-photos.ts';
import { goodSearch } from '#tests/cofounders/searches.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { goodInterests } from '#tests/interests/interests.ts';
import { asker, introductionNote, readyToAsk, seenMember } from '#tests/introductions/introductions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { getOwnSearch } from '../cofounders/get-own-search.ts';
import { saveSearch } from '../cofounders/save-search.ts';
import { newId } from '../ground/ids.ts';
import { askForIntroduction } from '../introductions/ask-for-introduction.ts';
import { addUpdatePicture } from '../projects/add-update-picture.ts';
import { createProject } from '../projects/create-project.ts';
import { describePicture } from '../projects/describe-picture.ts';
import { editProject } from '../projects/edit-project.ts';
import { editUpdate } from '../projects/edit-update.ts';
import { inviteToTeam } from '../projects/invite-to-team.ts';
import { titleMember } from '../projects/title-member.ts';
import { writeUpdate } from '../projects/write-update.ts';
import { saveInterests } from './save-interests.ts';

const core = await freshCore();
const owner = await member(core, { password: null });
await markAs(core, owner, 'investor');
const projectSlug = await completeProject(core, owner);
const { updates } = await writeUpdate(core, owner, { projectSlug, text: 'One room.' });
const updateId = updates[0]?.id ?? '';
const bytes = Readable.from([await photo('png', 300, 600)], { objectMode: false });
const { id: pictureId } = await addUpdatePicture(core, owner, { projectSlug, updateId, bytes });

const versionOf = async () =>
  (
    await core.db
      .selectFrom('projects')
      .select('version')
      .where('slug', '=', projectSlug)
      .executeTakeFirstOrThrow()
  ).version;
const edit = async (said: object) =>
  editProject(core, owner, { projectSlug, version: await versionOf(), ...said });
let version = 0;

async function searchFor(begin: string) {
  const { version: before } = await getOwnSearch(core, owner);
  return saveSearch(core, owner, {
    version: before,
    ...goodSearch(),
    begin: `${goodSearch().begin} ${begin}.`,
  });
}

/** Each time two members who have not asked each other before. */
async function ask(text: string, wanted: Parameters<typeof readyToAsk>[3]) {
  const [from, to] = [await asker(core), await seenMember(core)];
  const asked = await readyToAsk(core, from, to, wanted);
  return askForIntroduction(core, from, { ...asked, note: `${introductionNote} ${text}.`, key: newId() });
}

/** Every text of a project with its team and pictures, an update, a search, interests and a note. */
const texts: [string, (text: string) => Promise<unknown>][] = [
  ['the name of a new project', (name) => createProject(core, owner, { name, line: 'Cold rooms' })],
  ['the line of a new project', (line) => createProject(core, owner, { name: 'Rooms', line })],
  ['the name', (name) => edit({ name })],
  ['the line', (line) => edit({ line })],
  ['the problem', (problem) => edit({ problem })],
  ['what is there today', (today) => edit({ today })],
  ['what comes next', (next) => edit({ next })],
  ['a new update', (text) => writeUpdate(core, owner, { projectSlug, text })],
  ['a title in the team', (title) => titleMember(core, owner, { projectSlug, personId: owner.id, title })],
  [
    'the title in an invitation',
    (title) => inviteToTeam(core, owner, { projectSlug, invitee: '@a-member', title }),
  ],
  ['the description of a picture', (alt) => describePicture(core, owner, { projectSlug, pictureId, alt })],
  ['a changed update', (text) => editUpdate(core, owner, { projectSlug, updateId, text })],
  ['a search', searchFor],
  ['a note to begin together', (text) => ask(text, { shows: 'search' })],
  ['a note to a project', (text) => ask(text, { kind: 'project' })],
  [
    'interests',
    async (about) => {
      ({ version } = await saveInterests(core, owner, { ...goodInterests, version, about }));
    },
  ],
];

const canaries = ['₹20 lakh for 5%', 'Minimum ticket: ₹2 lakh', 'The round closes on Friday'];

test('an offer is refused in every text of a project, an update, a search, interests and a note', async () => {
  for (const [where, write] of texts)
    for (const text of canaries)
      await assert.rejects(write(text), refused('nothing_offered'), `${where}: ${text}`);
});

test('a line about pay with equity is refused in none of these texts', async () => {
  for (const [where, write] of texts)
    await assert.doesNotReject(write('₹20,000 a month, equity possible'), where);
});
