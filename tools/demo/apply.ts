import { sql } from 'kysely';
import { acceptOffer } from '#core/applications/accept-offer.ts';
import { apply } from '#core/applications/apply.ts';
import { askTrial } from '#core/applications/ask-trial.ts';
import { beginConversation } from '#core/applications/begin-conversation.ts';
import { chooseTime } from '#core/applications/choose-time.ts';
import { confirmJoining } from '#core/applications/confirm-joining.ts';
import { decline } from '#core/applications/decline.ts';
import { freeAcceptedSeat } from '#core/applications/free-accepted-seat.ts';
import { handInTrial } from '#core/applications/hand-in-trial.ts';
import { makeOffer } from '#core/applications/make-offer.ts';
import { openReceived } from '#core/applications/open-received.ts';
import { proposeInterview } from '#core/applications/propose-interview.ts';
import { shortlist } from '#core/applications/shortlist.ts';
import { askAboutTerms } from '#core/applications/steps/ask-about-terms.ts';
import { setAside } from '#core/applications/steps/set-aside.ts';
import { tellDeclines } from '#core/applications/tell-declines.ts';
import { withdrawApplication } from '#core/applications/withdraw-application.ts';
import { writeNote } from '#core/applications/write-note.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { editOpportunity } from '#core/opportunities/edit-opportunity.ts';
import { addDays } from '#rules/calendar/day.ts';
import { type DemoApplication, demoApplications } from './applications.ts';
import { ownerOf } from './offer.ts';
import type { DemoProject } from './project.ts';

type PersonOf = (handle: string) => Member;
/** One application, and those who can do something about it. */
type Case = {
  core: Core;
  id: string;
  applicant: Member;
  owner: Member;
  title: string;
  startsOn: string;
};

/**
 * Members apply for the sample opportunities, and each application gets as far as the table says. Those that end with their
 * opportunity do so later.
 */
export async function applyAll(
  core: Core,
  projects: readonly DemoProject[],
  personOf: PersonOf,
): Promise<void> {
  for (const one of demoApplications) {
    const owner = personOf(ownerOf(projects, one.opportunity));
    await applyAs(core, { applicant: personOf(one.handle), owner }, one);
  }
  await tellDeclines(core);
  await lapseDueDeadlines(core);
}

/** One application, as far as it says. */
export async function applyAs(
  core: Core,
  sides: Pick<Case, 'applicant' | 'owner'>,
  one: DemoApplication,
): Promise<string> {
  const made = await send(core, sides, one);
  for (const step of ways[one.reached]) await steps[step](made);
  await age(core, made.id, one);
  return made.id;
}

async function send(
  core: Core,
  { applicant, owner }: Pick<Case, 'applicant' | 'owner'>,
  { opportunity: title, note, answer }: DemoApplication,
): Promise<Case> {
  const { slug, terms, startsOn } = await core.db
    .selectFrom('opportunities')
    .select(['slug', 'terms', 'starts_on as startsOn'])
    .where('title', '=', `Sample: ${title}`)
    .executeTakeFirstOrThrow();
  const { id } = await apply(core, applicant, {
    opportunitySlug: slug,
    terms,
    note,
    answers: [answer],
    hours: 8,
    startsOn,
    file: null,
    key: `demo-${slug}`,
  });
  return { core, id, applicant, owner, title, startsOn };
}

/** At three in the afternoon so many days ahead, in the owner’s time zone. */
const afternoonIn = (days: number) => `${addDays(new Date().toISOString().slice(0, 10), days)}T15:00`;

type Step = (one: Case) => Promise<unknown>;

async function versioned({ core, id }: Case): Promise<{ applicationId: string; version: number }> {
  const { version } = await core.db
    .selectFrom('applications')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { applicationId: id, version };
}

const steps = {
  open: ({ core, owner, id }) => openReceived(core, owner, id),
  shortlist: async (one) => shortlist(one.core, one.owner, await versioned(one)),
  propose: async (one) =>
    proposeInterview(one.core, one.owner, {
      ...(await versioned(one)),
      times: [3, 4, 6].map(afternoonIn),
      minutes: 30,
      place: 'https://meet.sample.example/himroo',
    }),
  take: async ({ core, applicant, id }) => {
    const { times } = await core.db
      .selectFrom('application_interviews')
      .select('times')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    return chooseTime(core, applicant, { applicationId: id, time: times[1]?.toISOString() ?? '' });
  },
  write: async ({ core, applicant, owner, id }) => {
    const { id: conversationId } = await beginConversation(core, applicant, id);
    const said = { conversationId, files: [], key: `demo-${id}` };
    await sendMessage(core, applicant, { ...said, text: 'Which of the weeks is the one with most to do?' });
    const answer = 'The second. We talk about it when we meet; bring what you have made.';
    return sendMessage(core, owner, { ...said, text: answer });
  },
  offer: async (one) =>
    makeOffer(one.core, one.owner, {
      ...(await versioned(one)),
      title: one.title,
      startsOn: one.startsOn,
      hours: 8,
      answerOn: '',
      terms: 'As the place says. We talk on Fridays, and what is not done by then waits for the next week.',
    }),
  accept: async (one) => {
    const { applicationId, version } = await versioned(one);
    return acceptOffer(one.core, one.applicant, { applicationId, version });
  },
  join: async (one) => confirmJoining(one.core, one.owner, await versioned(one)),
  decline: async (one) =>
    decline(one.core, one.owner, {
      ...(await versioned(one)),
      reason: 'chose_another',
      words: 'We liked the part about the second week best.',
    }),
  /** As if the ten minutes were over. */
  tell: ({ core, id }) =>
    sql`update applications set decline_at = now() - interval '1 minute' where id = ${id}`.execute(core.db),
  withdraw: ({ core, applicant, id }) => withdrawApplication(core, applicant, id),
  /** As if the team had not answered before the deadline. */
  wait: ({ core, id }) =>
    sql`update clocks set began_at = began_at - interval '15 days', due_at = now() - interval '1 hour'
      where subject_id = ${id} and ended_at is null`.execute(core.db),
  /** As if the first day had passed without them. */
  miss: async (one) => {
    const { core, owner, id, startsOn } = one;
    await core.db
      .updateTable('application_offers')
      .set({ starts_on: addDays(startsOn, -60) })
      .where('application_id', '=', id)
      .execute();
    return freeAcceptedSeat(core, owner, await versioned(one));
  },
  note: ({ core, owner, id }) =>
    writeNote(core, owner, {
      applicationId: id,
      text: 'Sounds careful. Ask about the second week.',
      key: 'demo',
    }),
  /** As if the opportunity had begun to take more time, and the applicant had not said whether they still want it. */
  worsen: async ({ core, owner, id }) => {
    const opportunity = await core.db
      .selectFrom('applications')
      .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
      .select(['opportunities.id', 'opportunities.version', 'opportunities.hours'])
      .where('applications.id', '=', id)
      .executeTakeFirstOrThrow();
    const said = { hoursAWeek: opportunity.hours + 3 };
    await editOpportunity(core, owner, { opportunityId: opportunity.id, version: opportunity.version, said });
    await core.db.transaction().execute((tx) => askAboutTerms(tx, opportunity.id));
    await sql`update clocks set due_at = now() - interval '1 hour'
      where subject_id = ${id} and kind = 'terms_confirmation'`.execute(core.db);
    await lapseDueDeadlines(core);
    await core.db.transaction().execute((tx) => setAside(tx, id));
  },
  try: async (one) => askTrial(one.core, one.owner, await versioned(one)),
  handIn: ({ core, applicant, id }) =>
    handInTrial(core, applicant, {
      applicationId: id,
      links: ['https://example.org/sample-returns-page'],
      file: null,
      text: 'One list and one button. The hard part was a book that comes back twice.',
    }),
} satisfies Record<string, Step>;

const ways = {
  submitted: [],
  seen: ['open'],
  shortlisted: ['open', 'shortlist', 'note'],
  trying: ['open', 'shortlist', 'try'],
  tried: ['open', 'shortlist', 'note', 'try', 'handIn'],
  aside: ['open', 'worsen'],
  times: ['open', 'shortlist', 'propose'],
  interview: ['open', 'shortlist', 'write', 'propose', 'take'],
  offered: ['open', 'shortlist', 'offer'],
  accepted: ['open', 'shortlist', 'offer', 'accept'],
  joined: ['open', 'shortlist', 'offer', 'accept', 'join'],
  declining: ['open', 'decline'],
  declined: ['open', 'decline', 'tell'],
  withdrawn: ['withdraw'],
  lapsed: ['wait'],
  offer_over: ['open', 'offer', 'wait'],
  seat_freed: ['open', 'shortlist', 'offer', 'accept', 'miss'],
} satisfies Record<DemoApplication['reached'], readonly (keyof typeof steps)[]>;

/** Everything about it happened some days ago, an answer two days after what it answers. */
async function age(core: Core, id: string, { daysAgo, reached }: DemoApplication): Promise<void> {
  if (reached === 'lapsed' || reached === 'offer_over') return;
  const by = sql`make_interval(days => ${daysAgo})`;
  const answered = sql`make_interval(days => ${Math.min(2, daysAgo)})`;
  await sql`
    with sent as (
      update applications set sent_at = sent_at - ${by}, opened_at = opened_at - ${by} + ${answered},
        ended_at = ended_at - ${by} + ${answered} where id = ${id}
    ), told as (
      update application_steps set at = at - ${by} + case when kind = 'sent' then interval '0' else ${answered} end
      where application_id = ${id}
    ) update clocks set began_at = began_at - ${by}, ended_at = ended_at - ${by} + ${answered},
        due_at = due_at - case when ended_at is null then least(${by}, due_at - now() - interval '1 day') else ${by} end,
        next_notice_at = null
      where subject_id = ${id}`.execute(core.db);
}
