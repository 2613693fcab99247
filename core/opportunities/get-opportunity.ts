import { sql } from 'kysely';
import type { OpenOpportunityBody } from '#contract/opportunities/shapes.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { districts } from '../districts/table.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findReplyFigures } from '../projects/find-reply-figures.ts';
import { paysLate } from '../projects/pays-late.ts';
import { coverOf } from '../projects/present-pictures.ts';
import { verifiedKinds } from '../verifications/verified-kinds.ts';
import { openSeats } from './policy.ts';
import { presentSaid } from './present.ts';
import { confirmedOf, rowOf } from './row.ts';
import { isOpportunitySeenBy } from './seen-by.ts';

/**
 * An opportunity as `actor` may see it. One past its closing day reads as expired, even before it is marked so.
 * @throws Refusal `opportunity_unknown`
 */
export async function getOpportunity(core: Core, actor: Actor, slug: string): Promise<OpenOpportunityBody> {
  const found = await core.db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .selectAll('opportunities')
    .select(['projects.slug as project_slug', 'projects.name', 'projects.line', 'projects.website'])
    .select(['projects.seats as project_seats', 'projects.loops', 'projects.language', coverOf, paysLate])
    .select(sql<boolean>`coalesce(opportunities.closes_at <= clock_timestamp(), false)`.as('is_over'))
    .where('opportunities.slug', '=', slug)
    .where(isOpportunitySeenBy(actor))
    .executeTakeFirst();
  if (!found) throw new Refusal('opportunity_unknown');
  const row = rowOf(found);
  const [{ team, verified }, isSaved, figures] = await Promise.all([
    findBehind(core, row.project_id),
    isSavedBy(core, actor, row.id),
    findReplyFigures(core.db, row.project_id),
  ]);
  const isExpired = row.is_over && (row.state === 'live' || row.state === 'paused');
  return {
    ...presentSaid(row.said),
    id: row.id,
    slug: row.slug,
    state: isExpired ? 'expired' : row.state,
    terms: row.terms,
    openSeats: openSeats(row),
    creditConfirmed: confirmedOf(row),
    closesAt: isoDateOrEmpty(row.closes_at),
    publishedAt: isoDateOrEmpty(row.published_at),
    region: regionOf(row.said.place),
    project: {
      slug: row.project_slug,
      name: row.name,
      language: row.language,
      line: row.line,
      website: row.website,
      kolam: { people: team.length, seats: row.project_seats, loops: row.loops },
      cover: row.cover,
    },
    verified,
    figures,
    paysLate: row.pays_late,
    isSaved,
    isOwn: actor.kind === 'member' && team.includes(actor.id),
  };
}

async function findBehind(core: Core, projectId: string) {
  const seats = await core.db
    .selectFrom('project_members')
    .select(['account_id', 'is_owner'])
    .where('project_id', '=', projectId)
    .execute();
  const owners = seats.filter((seat) => seat.is_owner).map((seat) => seat.account_id);
  const kinds = await verifiedKinds(core.db, owners);
  const verified: VerificationKind[] = [...new Set([...kinds.values()].flat())];
  return { team: seats.map((seat) => seat.account_id), verified };
}

async function isSavedBy(core: Core, actor: Actor, opportunityId: string): Promise<boolean> {
  if (actor.kind !== 'member') return false;
  const saved = await core.db
    .selectFrom('saved_opportunities')
    .select('saved_at')
    .where('opportunity_id', '=', opportunityId)
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  return saved !== undefined;
}

function regionOf(placeId: string): OpenOpportunityBody['region'] {
  const place = districts.get(placeId);
  return place ? { name: place.name, region: place.region, country: place.country } : null;
}
