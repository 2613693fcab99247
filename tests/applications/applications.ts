import { sql } from 'kysely';
import { acceptOffer } from '#core/applications/accept-offer.ts';
import { apply } from '#core/applications/apply.ts';
import { chooseTime } from '#core/applications/choose-time.ts';
import { makeOffer } from '#core/applications/make-offer.ts';
import { proposeInterview } from '#core/applications/propose-interview.ts';
import { shortlist } from '#core/applications/shortlist.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { getOpportunity } from '#core/opportunities/get-opportunity.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';

/** Long enough to be sent with an application. */
export const goodNote =
  'I built a counter for the water tank of our hostel last winter, and it still counts. I would like to see how meters in cold rooms are read.';

type Changes = {
  note?: string;
  answers?: string[];
  hours?: number;
  file?: { bucketId: string; fileId: string };
};

/** The content of an application that answers no question. */
export function goodSent(changes: Changes = {}) {
  return { note: goodNote, answers: [], hours: 8, startsOn: dayFromNow(20), file: null, ...changes };
}

/** Applies for an opportunity under its present terms. */
export async function applyFor(
  core: Core,
  applicant: Member,
  opportunitySlug: string,
  changes: Changes & { key?: string } = {},
) {
  const { terms } = await getOpportunity(core, applicant, opportunitySlug);
  return apply(core, applicant, { opportunitySlug, terms, ...goodSent(changes), ...changes });
}

/** On the short list of an owner. */
export async function shortlisted(core: Core, owner: Member, applicationId: string) {
  const version = await versionOf(core, applicationId);
  return shortlist(core, owner, { applicationId, version });
}

/** 15:00 in UTC, so many days from now; the members of tests live by UTC. */
export function momentFromNow(days: number): string {
  return `${dayFromNow(days)}T15:00:00.000+00:00`;
}

/** With times at 15:00 that an owner proposes, so many days from now; `takes` takes the first of them. */
export async function interviewed(
  core: Core,
  owner: Member,
  applicationId: string,
  { takes, days = [10, 11] }: { takes?: Member; days?: readonly number[] } = {},
) {
  const version = await versionOf(core, applicationId);
  const times = days.map((day) => `${dayFromNow(day)}T15:00`);
  const where = { minutes: 30, place: 'https://meet.example.org/cold-rooms' };
  const asked = await proposeInterview(core, owner, { applicationId, version, times, ...where });
  const [time = ''] = asked.interview?.times ?? [];
  if (takes) await chooseTime(core, takes, { applicationId: applicationId, time });
  return asked;
}

/** The parameters of an owner's decision about the present version. */
export async function receivedNow(core: Core, applicationId: string) {
  return { applicationId, version: await versionOf(core, applicationId) };
}

/** The parameters of an applicant's answer about the present version. */
export async function sentNow(core: Core, applicationId: string) {
  return { applicationId, version: await versionOf(core, applicationId) };
}

export async function versionOf({ db }: Core, id: string): Promise<number> {
  const found = db.selectFrom('applications').select('version').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).version;
}

/** Makes an offer of an owner; the member `accepts` accepts it. */
export async function offered(
  core: Core,
  owner: Member,
  applicationId: string,
  { accepts, startsOn = dayFromNow(20) }: { accepts?: Member; startsOn?: string } = {},
) {
  const version = await versionOf(core, applicationId);
  const terms = { title: 'Meter reader', hours: 8, terms: 'Three rooms.', answerOn: '' };
  await makeOffer(core, owner, { applicationId, version, startsOn: dayFromNow(20), ...terms });
  // The start may be long ago: offers begin later than they are made.
  await sql`update application_offers set starts_on = ${startsOn} where application_id = ${applicationId}`.execute(
    core.db,
  );
  if (accepts) await acceptOffer(core, accepts, await sentNow(core, applicationId));
}

/** Moves the open deadlines of this application so many hours into the past. */
export async function letWait(core: Core, applicationId: string, hours: number): Promise<void> {
  await sql`update clocks set began_at = began_at - make_interval(hours => ${hours}),
    due_at = due_at - make_interval(hours => ${hours})
    where subject_id = ${applicationId} and ended_at is null`.execute(core.db);
}
