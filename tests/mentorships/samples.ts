import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { mentorshipAccess } from './access.ts';
import { mentorshipEventCases } from './events.ts';
import { doneWhen, goal } from './mentorships.ts';
import { mentorshipNoBeginnings } from './no-beginnings.ts';
import { mentorshipOpenStates } from './open-states.ts';
import { mentorshipThings as things } from './things.ts';

const mentorshipEnded = `update mentorships set ended_at = now() where mentee_id = $1`;

export const mentorshipSamples = {
  access: mentorshipAccess,
  events: mentorshipEventCases,
  ages: {
    mentorships: mentorshipEnded,
    mentorship_plans: mentorshipEnded,
    mentorship_marks: mentorshipEnded,
    mentorship_outcomes: mentorshipEnded,
  },
  rows: {
    mentorships: `insert into mentorships (id, mentor_id, mentee_id, state, topic, proposed_by) values (md5('mm' || $1), null, $1, 'completed', $2, 'mentee')`,
    mentorship_plans: `insert into mentorship_plans (mentorship_id, version, by_side, goals, weeks, every_weeks, minutes, location_kind, answer_days) values (md5('mm' || $1), 1, 'mentee', jsonb_build_array(jsonb_build_object('text', $2::text, 'doneWhen', $2::text)), 8, 2, 30, 'written', 3)`,
    mentorship_marks: `insert into mentorship_marks (mentorship_id, number, side, marks) values (md5('mm' || $1), 1, 'mentee', jsonb_build_array(jsonb_build_object('mark', 'done', 'line', $2::text)))`,
    mentorship_outcomes: `insert into mentorship_outcomes (mentorship_id, side, text) values (md5('mm' || $1), 'mentee', $2)`,
  },
  addresses: async ({ own }) => {
    const proposed = await own(things.proposed, 'mentorshipId');
    const running = await own(things.checked, 'mentorshipId');
    return {
      [mentorshipPlanPaths.plan(':id')]: mentorshipPlanPaths.plan(running),
      [mentorshipPlanPaths.change(':id')]: mentorshipPlanPaths.change(proposed),
      [mentorshipPlanPaths.sessions(':id')]: mentorshipPlanPaths.sessions(running),
      [mentorshipPlanPaths.propose(':id')]: mentorshipPlanPaths.propose(await own(things.met, 'sessionId')),
    };
  },
  words: [goal, doneWhen],
  noBeginnings: mentorshipNoBeginnings,
  openStates: mentorshipOpenStates,
  lapses: {
    mentorship_answer: 'the plan lapses',
    mentorship_check_in: 'it closes quietly, and the second one in a row asks whether they go on',
    mentorship_go_on: 'the mentorship ends',
  },
} satisfies ModuleSamples;
