import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { agreeMentorship } from '#core/mentorships/agree-mentorship.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoungPlan } from '#core/young-mentees/ask-young-plan.ts';
import type { GuardianLink } from '#core/young-mentees/get-guardian-mentoring.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';

type Sides = { child: Member; mentor: Member; link: GuardianLink };

/** A plan that runs: asked for after the session of `requestId`, with the guardian’s yes. */
export async function planUnder18(core: Core, { child, mentor, link }: Sides, requestId: string) {
  // As if the requests before had been sent a month ago: ten in seven days is the most.
  await sql`update young_requests set asked_at = asked_at - interval '30 days'
    where mentee_id = ${child.id}`.execute(core.db);
  const { id } = await askYoungPlan(core, child, {
    requestId,
    plan: {
      goals: [
        {
          text: 'A second game that strangers can play',
          doneWhen: 'Five children I do not know have played it to the end',
        },
      ],
      weeks: 8,
      everyWeeks: 2,
      minutes: 30,
      locationKind: 'written',
      answerDays: 3,
    },
  });
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true });
  const { mentorship } = await sendYoung(core, child, id);
  await agreeMentorship(core, mentor, { mentorshipId: mentorship?.id ?? '', version: 1 });
}
