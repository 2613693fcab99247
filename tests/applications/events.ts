import { sql } from 'kysely';
import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { someone, world } from '#tests/ground/world.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { applyFor } from './applications.ts';

async function applied(core: TestCore) {
  const [{ owner, mate, projectId }, applicant] = [await world(core), await someone(core)];
  const { rows } = await sql<{ slug: string }>`select slug from projects where id = ${projectId}`.execute(
    core.db,
  );
  const opportunity = await openOpportunity(core, owner, {}, rows[0]?.slug);
  const { id: applicationId } = await applyFor(core, applicant, opportunity.slug);
  const subject = { applicationId, opportunityId: opportunity.id, projectId };
  return { owner, mate, applicant, subject };
}

type OfApplications = Exclude<Extract<EventName, `applications.${string}`>, 'applications.exported'>;

type Subject = Awaited<ReturnType<typeof applied>>['subject'];

/** All of them have the same subject; the compiler tells a union of more than 25 not apart. */
function eventOf(name: OfApplications, accountId: string | null, subject: Subject): CoreEvent {
  return { name, accountId, subject } as CoreEvent;
}

function toOwners(name: OfApplications, kind: NotificationKind): Build[] {
  return [
    async (core) => {
      const { owner, applicant, subject } = await applied(core);
      return { event: eventOf(name, applicant.id, subject), notified: { [owner.id]: kind } };
    },
    // An owner gets no notification about an applicant whom they have blocked.
    async (core) => {
      const { owner, applicant, subject } = await applied(core);
      await sql`insert into blocks (blocker_id, blocked_id) values (${owner.id}, ${applicant.id})`.execute(
        core.db,
      );
      return { event: eventOf(name, applicant.id, subject), notified: {} };
    },
  ];
}

function toApplicant(
  name: OfApplications,
  kind: NotificationKind,
  by: 'owner' | 'nobody' = 'nobody',
): Build[] {
  return [
    async (core) => {
      const { owner, applicant, subject } = await applied(core);
      const accountId = by === 'owner' ? owner.id : null;
      return { event: eventOf(name, accountId, subject), notified: { [applicant.id]: kind } };
    },
  ];
}

function ended(ending: 'offer_over' | 'seat_freed', kind: NotificationKind | null): Build {
  return async (core) => {
    const { applicant, subject } = await applied(core);
    await sql`update applications set stage = 'ended', ending = ${ending}, ended_at = now()
      where id = ${subject.applicationId}`.execute(core.db);
    return {
      event: eventOf('applications.ended', null, subject),
      notified: kind ? { [applicant.id]: kind } : {},
    };
  };
}

export const applicationEvents: Cases<Extract<EventName, `applications.${string}`>> = {
  'applications.sent': toOwners('applications.sent', 'application_received'),
  'applications.edited': 'none',
  'applications.opened': 'none',
  'applications.shortlisted': toApplicant('applications.shortlisted', 'application_shortlisted', 'owner'),
  'applications.noted': 'none',
  'applications.declining': 'none',
  'applications.declineUndone': 'none',
  'applications.declined': toApplicant('applications.declined', 'application_declined'),
  'applications.withdrawn': [
    ...toOwners('applications.withdrawn', 'application_withdrawn'),
    async (core) => {
      const { owner, applicant, subject } = await applied(core);
      await sql`delete from accounts where id = ${applicant.id}`.execute(core.db);
      const event = eventOf('applications.withdrawn', null, subject);
      return { event, notified: { [owner.id]: 'application_gone' } };
    },
  ],
  'applications.lapsed': 'none',
  'applications.ended': [
    ...toApplicant('applications.ended', 'application_ended'),
    ended('offer_over', null),
    ended('seat_freed', 'application_seat_freed'),
  ],
  'applications.termsAsked': toApplicant('applications.termsAsked', 'application_terms'),
  'applications.termsConfirmed': 'none',
  'applications.setAside': toApplicant('applications.setAside', 'application_aside'),
  'applications.interviewProposed': toApplicant(
    'applications.interviewProposed',
    'application_interview',
    'owner',
  ),
  'applications.interviewMoved': toOwners('applications.interviewMoved', 'application_interview_moved'),
  'applications.interviewSet': [
    ...toOwners('applications.interviewSet', 'application_interview_set'),
    ...toApplicant('applications.interviewSet', 'application_interview_set', 'owner'),
  ],
  'applications.interviewOver': toApplicant(
    'applications.interviewOver',
    'application_interview_over',
    'owner',
  ),
  'applications.interviewUntaken': 'none',
  'applications.trialAsked': toApplicant('applications.trialAsked', 'application_trial', 'owner'),
  'applications.trialHandedIn': toOwners('applications.trialHandedIn', 'application_trial_in'),
  'applications.trialMissed': 'none',
  'applications.exported': 'none',
  'applications.offered': toApplicant('applications.offered', 'application_offered', 'owner'),
  'applications.offerTakenBack': toApplicant(
    'applications.offerTakenBack',
    'application_offer_over',
    'owner',
  ),
  'applications.accepted': toOwners('applications.accepted', 'application_accepted'),
  'applications.joined': toApplicant('applications.joined', 'application_joined', 'owner'),
  'applications.broughtBack': toOwners('applications.broughtBack', 'application_received'),
};
