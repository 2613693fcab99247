import { postIntroduction } from '#contract/introductions/calls.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { handleOf } from '#tests/conversations/conversations.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { introductionAccess } from './access.ts';
import { introductionEventCases } from './events.ts';
import { asker, introductionNote, purposeTo, seenMember } from './introductions.ts';
import { introductionNoBeginnings } from './no-beginnings.ts';
import { introductionThings as things } from './things.ts';

export const introductionSamples = {
  access: introductionAccess,
  events: introductionEventCases,
  ages: { introductions: `update introductions set state = 'lapsed', ended_at = now() where asker_id = $1` },
  rows: {
    introductions: `insert into introductions (id, purpose, asker_id, to_kind, asked_id, shown_kind, note, asked_as) values (md5('in' || $1), 'begin_together', $1, 'member', null, 'project', $2, md5($1))`,
    introduction_capacities: `insert into introduction_capacities (account_id, capacity) values ($1, 5)`,
  },
  addresses: async ({ core, own, other }) => ({
    [introductionPaths.new]: introductionPaths.ask((await purposeTo()).purpose, {
      member: await handleOf(core, other),
    }),
    [introductionPaths.introduction(':id')]: introductionPaths.introduction(
      await own(things.forMe, 'requestId'),
    ),
  }),
  prepared: [
    prepared(postIntroduction, async (core) => {
      const [from, to] = [await asker(core), await seenMember(core)];
      const { purpose, ready } = await purposeTo();
      const { shown, project = '' } = await ready(core, from, to);
      const handle = await handleOf(core, to);
      const params = { purpose, handle, shown, projectSlug: project, note: introductionNote, key: 'twice' };
      return { headers: asMember(from), params };
    }),
  ],
  words: [introductionNote],
  noBeginnings: introductionNoBeginnings,
  lapses: {
    cofounder_answer: 'the request lapses quietly',
    introduction_answer: 'the request lapses quietly',
  },
} satisfies ModuleSamples;
