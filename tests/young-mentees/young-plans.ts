import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { freeBooked } from '#core/mentoring/steps/book.ts';
import { agreeMentorship } from '#core/mentorships/agree-mentorship.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoungPlan } from '#core/young-mentees/ask-young-plan.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';
import { planWith } from '#tests/mentorships/mentorships.ts';
import type { Opened } from './young.ts';
import { confirmedSession } from './young-sessions.ts';

/** A member under 18 and a mentor with places for mentorships, after a session that took place. */
export async function metChild(core: Core, who?: Opened, positions = 2) {
  const made = await confirmedSession(core, who);
  await sql`update mentoring_sessions set state = 'took_place', starts_at = now() - interval '3 days',
    settled_at = now(), ended_at = now() where id = ${made.sessionId}`.execute(core.db);
  await core.db.transaction().execute((tx) => freeBooked(tx, { id: made.sessionId }));
  const offer = JSON.stringify({ mentorship: { weeks: 8, everyWeeks: 2, positions } });
  await sql`update mentors set said = said || ${offer}::jsonb where account_id = ${made.mentor.id}`.execute(
    core.db,
  );
  return made;
}

/** A plan that is with the guardian. */
export async function askedPlan(core: Core, who?: Opened, positions = 2) {
  const made = await metChild(core, who, positions);
  const { id } = await askYoungPlan(core, made.child, { requestId: made.id, plan: planWith() });
  return { ...made, metId: made.id, id };
}

export async function agreedPlan(core: Core, who?: Opened, positions = 2) {
  const made = await askedPlan(core, who, positions);
  await answerYoungAsGuardian(core, { ...made.link, youngId: made.id, confirmed: true });
  return made;
}

/** The mentor has to answer it. */
export async function sentPlan(core: Core, who?: Opened, positions = 2) {
  const made = await agreedPlan(core, who, positions);
  const { mentorship } = await sendYoung(core, made.child, made.id);
  return { ...made, planId: mentorship?.id ?? '' };
}

export async function runningPlan(core: Core, who?: Opened) {
  const made = await sentPlan(core, who);
  await agreeMentorship(core, made.mentor, { mentorshipId: made.planId, version: 1 });
  return made;
}
