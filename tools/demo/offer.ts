import { sql } from 'kysely';
import { addDays } from '#contract/calendar/day.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Tx } from '#core/ground/events.ts';
import { closeOpportunity } from '#core/opportunities/close-opportunity.ts';
import { createOpportunity } from '#core/opportunities/create-opportunity.ts';
import { decideReview } from '#core/opportunities/decide-review.ts';
import { expireOpportunities } from '#core/opportunities/expire-opportunities.ts';
import { pauseOpportunity } from '#core/opportunities/pause-opportunity.ts';
import { removeOpportunity } from '#core/opportunities/remove-opportunity.ts';
import { saveOpportunity } from '#core/opportunities/save-opportunity.ts';
import { holdFreeSeat, takeHeldSeat } from '#core/opportunities/steps/seats.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { demoOpportunities } from './opportunities.ts';
import type { DemoOpportunity } from './opportunity.ts';
import type { DemoProject } from './project.ts';

type PersonOf = (handle: string) => Member;
type Sample = (typeof demoOpportunities)[number];

/** What the sample projects offer, brought to every state by those who could have done it. */
export async function offerAll(
  core: Core,
  administrator: Member,
  projects: readonly DemoProject[],
  personOf: PersonOf,
): Promise<void> {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  for (const [at, sample] of demoOpportunities.entries()) {
    const project = projects.find(({ name }) => name === sample.project);
    const owner = personOf(project?.owners[0] ?? '');
    await offer(core, { administrator, owner, days: days(today, at) }, sample);
  }
  await expireOpportunities(core);
  await save(core, personOf('asha-patil'));
}

/** Spread over the next weeks, the same on every run. */
function days(today: string, at: number) {
  return { startsOn: addDays(today, 18 + ((at * 5) % 24)), closesOn: addDays(today, 6 + ((at * 7) % 24)) };
}

type Doers = { administrator: Member; owner: Member; days: { startsOn: string; closesOn: string } };

async function offer(core: Core, { administrator, owner, days }: Doers, sample: Sample): Promise<void> {
  const { slug: projectSlug } = await core.db
    .selectFrom('projects')
    .select('slug')
    .where('name', '=', `Sample: ${sample.project}`)
    .executeTakeFirstOrThrow();
  const { kind, wouldDo, lookFor, skills, weeks, place, gives, hours: hoursAWeek, state } = sample;
  const { id } = await createOpportunity(core, owner, {
    projectSlug,
    said: {
      ...{ kind, title: `Sample: ${sample.title}`, wouldDo, lookFor, skills, hoursAWeek, weeks, ...gives },
      ...{ seats: 1, mode: place === '' ? 'Remote' : 'Both', place, ...days },
      wouldLearn: 'How something small is brought to people who use it.',
      questions: ['What have you made that is nearest to this?'],
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
  await further[state]?.(core, { administrator, owner, id });
}

type Further = (core: Core, doers: { administrator: Member; owner: Member; id: string }) => Promise<unknown>;

const further: Partial<Record<DemoOpportunity['state'], Further>> = {
  paused: (core, { owner, id }) => pauseOpportunity(core, owner, id),
  closed: (core, { owner, id }) => closeOpportunity(core, owner, id),
  filled: (core, { id }) => core.db.transaction().execute((tx) => fill(tx, id)),
  expired: (core, { id }) =>
    sql`update opportunities set closes_at = now() - interval '1 day' where id = ${id}`.execute(core.db),
  removed: (core, { administrator, id }) =>
    removeOpportunity(core, administrator, { opportunityId: id, reason: 'It was the same as another one.' }),
};

async function fill(tx: Tx, id: string): Promise<void> {
  await holdFreeSeat(tx, id);
  await takeHeldSeat(tx, id);
}

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
