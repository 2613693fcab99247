import { trialPaths } from '#contract/trials/paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { trialAccess } from './access.ts';
import { trialEventCases } from './events.ts';
import { answersOf } from './pairs.ts';
import { trialThings } from './things.ts';

const ofMember = `where asker_id = $1 or asked_id = $1`;
const pairBegun = `update trial_pairs set begun_at = now() ${ofMember}`;
const trialEnded = `update trials set ended_at = now() where pair_id in (select id from trial_pairs ${ofMember})`;

export const trialSamples = {
  access: trialAccess,
  events: trialEventCases,
  ages: {
    trial_pairs: trialEnded,
    trial_question_sets: [`update trial_pairs set closed_at = now() ${ofMember}`, pairBegun],
    trials: trialEnded,
  },
  rows: {
    trial_pairs: `insert into trial_pairs (id, asker_id, asked_id) values (md5('tp' || $1), $1, null)`,
    trial_question_sets: `insert into trial_question_sets (pair_id, account_id, answers) values (md5('tp' || $1), $1, jsonb_build_object('hours', $2::text))`,
    trials: `insert into trials (id, pair_id, agreement_id, project_side, state) select md5('tr' || $1), md5('tp' || $1), id, 'asker', 'over' from agreements where contributor_id = $1 limit 1`,
  },
  addresses: async ({ own }) => ({
    [trialPaths.trial(':id')]: trialPaths.trial(await own(trialThings.handedIn, 'trialId')),
  }),
  words: [answersOf('Pune').stopping],
} satisfies ModuleSamples;
