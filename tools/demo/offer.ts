import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { closeOpportunity } from '#core/opportunities/close-opportunity.ts';
import { createOpportunity } from '#core/opportunities/create-opportunity.ts';
import { decideReview } from '#core/opportunities/decide-review.ts';
import { expireOpportunities } from '#core/opportunities/expire-opportunities.ts';
import { pauseOpportunity } from '#core/opportunities/pause-opportunity.ts';
import { removeOpportunity } from '#core/opportunities/remove-opportunity.ts';
import { saveOpportunity } from '#core/opportunities/save-opportunity.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { addDays } from '#rules/calendar/day.ts';
import { demoOpportunities } from './opportunities.ts';
import type { DemoOpportunity } from './opportunity.ts';
import type { DemoProject } from './project.ts';

type PersonOf = (handle: string) => Member;
type Sample = DemoOpportunity & { project: string };

/** The opportunities of the sample projects, open to others where the table has them so at any time. */
export async function offerAll(
  core: Core,
  administrator: Member,
  projects: readonly DemoProject[],
  personOf: PersonOf,
): Promise<void> {
  for (const [at, sample] of demoOpportunities.entries()) {
    const owner = personOf(ownerOf(projects, sample.title));
    await offer(core, { administrator, owner, days: daysOfOpportunity(at) }, sample);
  }
  await save(core, personOf('asha-patil'));
}

/** Brings those opportunities to the state in the table. An applicant who joins fills one. */
export async function moveAllOn(
  core: Core,
  administrator: Member,
  projects: readonly DemoProject[],
  personOf: PersonOf,
): Promise<void> {
  for (const sample of demoOpportunities) {
    const { id } = await core.db
      .selectFrom('opportunities')
      .select('id')
      .where('title', '=', `Sample: ${sample.title}`)
      .executeTakeFirstOrThrow();
    await further[sample.state]?.(core, {
      administrator,
      owner: personOf(ownerOf(projects, sample.title)),
      id,
    });
  }
  await expireOpportunities(core);
}

/** The owner of the project that offers an opportunity of this title. */
export function ownerOf(projects: readonly DemoProject[], title: string): string {
  const offered = demoOpportunities.find((one) => one.title === title);
  return projects.find(({ name }) => name === offered?.project)?.owners[0] ?? '';
}

/** Spread over the next weeks, the same on every run. */
export function daysOfOpportunity(at: number) {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  return { startsOn: addDays(today, 18 + ((at * 5) % 24)), closesOn: addDays(today, 6 + ((at * 7) % 24)) };
}

/** The opportunity by which students of a college join together. */
export const sharedByStudents = 'Notes on forty tiffins';

/** The opportunity that names a trial task. */
const triedAt = 'Order counter for eleven schools';

type Doers = { administrator: Member; owner: Member; days: { startsOn: string; closesOn: string } };

/** One opportunity, submitted and reviewed as its state has it. */
export async function offer(
  core: Core,
  { administrator, owner, days }: Doers,
  sample: Sample,
): Promise<void> {
  const { slug: projectSlug } = await core.db
    .selectFrom('projects')
    .select('slug')
    .where('name', '=', `Sample: ${sample.project}`)
    .executeTakeFirstOrThrow();
  const { kind, wouldDo, lookFor, skills, weeks, place, gives, hours: hoursAWeek, state } = sample;
  const { id } = await createOpportunity(core, owner, {
    projectSlug,
    said: {
      kind,
      title: `Sample: ${sample.title}`,
      wouldDo,
      lookFor,
      skills,
      hoursAWeek,
      weeks,
      ...gives,
      seats: sample.title === sharedByStudents ? 20 : 1,
      mode: place === '' ? 'Remote' : 'Both',
      place,
      ...days,
      wouldLearn: sample.wouldLearn ?? 'How something small is brought to people who use it.',
      ...(sample.title === triedAt && {
        trialTask: 'Draw the page on which a school returns three damaged books, and say what was hard.',
        trialHours: 2,
      }),
      questions: [sample.question ?? 'What have you made that is nearest to this?'],
    },
  });
  if (state === 'draft') return;
  const { state: reached, version } = await submitOpportunity(core, owner, id);
  if (state === 'review' || state === 'held') return;
  const decision = { opportunityId: id, version };
  if (state === 'returned') {
    const reason = 'Please leave the telephone number out: people ask for the place here.';
    await decideReview(core, administrator, { ...decision, verdict: 'returned', reason });
    return;
  }
  if (reached === 'review')
    await decideReview(core, administrator, { ...decision, verdict: 'approved', reason: '' });
}

type Further = (core: Core, doers: { administrator: Member; owner: Member; id: string }) => Promise<unknown>;

const further: Partial<Record<DemoOpportunity['state'], Further>> = {
  paused: (core, { owner, id }) => pauseOpportunity(core, owner, id),
  closed: (core, { owner, id }) => closeOpportunity(core, owner, id),
  expired: (core, { id }) =>
    sql`update opportunities set closes_at = now() - interval '1 day' where id = ${id}`.execute(core.db),
  removed: (core, { administrator, id }) =>
    removeOpportunity(core, administrator, { opportunityId: id, reason: 'It was the same as another one.' }),
};

async function save(core: Core, member: Member): Promise<void> {
  const rows = await core.db
    .selectFrom('opportunities')
    .select('slug')
    .where('state', '=', 'live')
    .orderBy('sequence')
    .limit(3)
    .execute();
  for (const { slug } of rows) await saveOpportunity(core, member, slug);
}
