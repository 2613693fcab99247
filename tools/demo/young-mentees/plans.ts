import { sql } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { agreeMentorship } from '#core/mentorships/agree-mentorship.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoungPlan } from '#core/young-mentees/ask-young-plan.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';
import type { Sides } from './sessions.ts';

type Goal = MentorshipPlan['goals'][number];

/** A plan that runs: asked for after the session of `requestId`, with the guardian’s yes. */
export async function planUnder18(core: Core, sides: Sides, requestId: string): Promise<void> {
  const { child, mentor, link } = sides;
  const id = await askForPlan(core, child, requestId, {
    text: 'A second game that strangers can play',
    doneWhen: 'Five children I do not know have played it to the end',
  });
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true });
  const { mentorship } = await sendYoung(core, child, id);
  await agreeMentorship(core, mentor, { mentorshipId: mentorship?.id ?? '', version: 1 });
}

/** A plan that waits for the guardian. */
export async function planWithGuardian(core: Core, { child }: Sides, requestId: string): Promise<void> {
  await askForPlan(core, child, requestId, {
    text: 'A coding club for forty pupils with six computers',
    doneWhen: 'Twenty of them came to four meetings',
  });
}

async function askForPlan(core: Core, child: Member, requestId: string, goal: Goal): Promise<string> {
  // As if the requests before had been sent a month ago: ten in seven days is the most.
  await sql`update young_requests set asked_at = asked_at - interval '30 days'
    where mentee_id = ${child.id}`.execute(core.db);
  const { id } = await askYoungPlan(core, child, {
    requestId,
    plan: { goals: [goal], weeks: 8, everyWeeks: 2, minutes: 30, locationKind: 'written', answerDays: 3 },
  });
  return id;
}
