import { trialPaths } from '#contract/trials/rare-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { trialAccess } from './access.ts';
import { trialEventCases } from './events.ts';
import { trialNoBeginnings } from './no-beginnings.ts';
import { trialOpenStates } from './open-states.ts';
import { answersOf } from './pairs.ts';
import { trialThings } from './things.ts';

const ofMember = `where asker_id = $1 or asked_id = $1`;
const pairBegun = `update trial_pairs set begun_at = now() ${ofMember}`;

export const trialSamples = {
  access: trialAccess,
  events: trialEventCases,
  ages: {
    trial_pairs: pairBegun,
    trial_question_sets: [`update trial_pairs set closed_at = now() ${ofMember}`, pairBegun],
  },
  rows: {
    trial_pairs: `insert into trial_pairs (id, asker_id, asked_id) values (md5('tp' || $1), $1, null)`,
    trial_question_sets: `insert into trial_question_sets (pair_id, account_id, answers) values (md5('tp' || $1), $1, jsonb_build_object('hours', $2::text))`,
  },
  addresses: async ({ own }) => ({
    [trialPaths.trial(':id')]: trialPaths.trial(await own(trialThings.handedIn, 'requestId')),
  }),
  // Yes and no are words of the page.
  words: Object.values(answersOf('Pune')).filter((text) => text !== 'no'),
  noBeginnings: trialNoBeginnings,
  openStates: trialOpenStates,
  lapses: {
    trial_answer: 'the two part',
  },
} satisfies ModuleSamples;
