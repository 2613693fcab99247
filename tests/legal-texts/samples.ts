import * as calls from '#contract/legal-texts/calls.ts';
import { purposePaths } from '#contract/legal-texts/rare-paths.ts';
import type { Core } from '#core/ground/core.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import type { Case, ModuleSamples } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { legalTextNoBeginnings } from './no-beginnings.ts';
import { samplePurpose, withSample } from './sample-texts.ts';

/** The core that is under test gets a text that asks: the site has none yet. */
function asking(core: Core): { purpose: string } {
  core.legalTexts = withSample();
  return { purpose: samplePurpose };
}

const legalTextThings = {
  purpose: { owners: members, own: async (core) => asking(core), gone: { purpose: 'nothing' } },
  ofGuardian: {
    owners: callers,
    own: async (core) => ({ ...(await guardianThings.request.own(core)), ...asking(core) }),
    gone: guardianThings.request.gone,
  },
} satisfies Record<string, Thing>;

export const legalTextSamples = {
  access: accessOf(
    calls,
    {
      getLegalText: nothing,
      getTextNews: nothing,
      getPurpose: nothing,
      putPurpose: nothing,
      getGuardianPurpose: legalTextThings.ofGuardian,
      putGuardianPurpose: legalTextThings.ofGuardian,
    },
    {
      getLegalText: { text: () => 'terms' },
      getPurpose: { purpose: () => samplePurpose },
      putPurpose: { purpose: () => samplePurpose },
      getGuardianPurpose: { purpose: () => samplePurpose },
      putGuardianPurpose: { purpose: () => samplePurpose, given: () => false },
    },
  ),
  prepared: [
    prepared(calls.putPurpose, async (core) => {
      const { purpose } = asking(core);
      return { headers: asMember(await member(core)), params: { purpose, given: true } };
    }),
  ],
  events: {
    'legalTexts.rulesDue': [
      async (core): Promise<Case> => {
        const { id } = await someone(core);
        await core.db
          .updateTable('accounts')
          .set({ created_at: new Date('2026-01-02') })
          .where('id', '=', id)
          .execute();
        const { last } = await core.db
          .selectFrom('accounts')
          .select((row) => row.fn.max('id').as('last'))
          .where('id', '<', id)
          .executeTakeFirstOrThrow();
        const subject = { after: last ?? '', until: id };
        return {
          event: { name: 'legalTexts.rulesDue', accountId: null, subject },
          notified: { [id]: 'rules_repeated' },
        };
      },
    ],
  },
  ages: { text_mails: `update text_mails set posted_at = now() where account_id = $1` },
  rows: {
    text_mails: `insert into text_mails (text, version, account_id) values ('terms', $2, $1)`,
  },
  addresses: async ({ own }) => ({
    [purposePaths.ask(':purpose')]: purposePaths.ask(await own(legalTextThings.purpose, 'purpose')),
    [purposePaths.askGuardian(':requestId', ':secret', ':purpose')]: purposePaths.askGuardian(
      await own(legalTextThings.ofGuardian, 'requestId'),
      await own(legalTextThings.ofGuardian, 'secret'),
      samplePurpose,
    ),
  }),
  noBeginnings: legalTextNoBeginnings,
  emailsOfNoEvent: ['text-announced'],
} satisfies ModuleSamples;
