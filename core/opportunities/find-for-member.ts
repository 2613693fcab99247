import type { FoundForMemberBody } from '#contract/opportunities/find-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findOpen, kmBetween, type WantedOpportunities } from './find-opportunities.ts';
import { findFit, fitOf } from './fit.ts';
import { presentListed } from './present.ts';

/** The open opportunities that match the filters, with which of them the member has saved, and how they fit. */
export async function findForMember(
  core: Core,
  member: Member,
  wanted: WantedOpportunities,
): Promise<FoundForMemberBody> {
  const fit = await findFit(core.db, member.id);
  const { rows, near, ...found } = await findOpen(core, wanted, fit);
  const saved = await core.db
    .selectFrom('saved_opportunities')
    .select('opportunity_id')
    .where('account_id', '=', member.id)
    .where('opportunity_id', 'in', ['', ...rows.map(({ id }) => id)])
    .execute();
  const isSaved = new Set(saved.map((one) => one.opportunity_id));
  return {
    ...found,
    canFit: fit.skills.length > 0 || fit.hours > 0 || fit.place !== null || fit.kinds.length > 0,
    opportunities: rows.map((row) => ({
      ...presentListed(row),
      aboutKm: kmBetween(near, row.said.place),
      isSaved: isSaved.has(row.id),
      fit: fitOf(fit, row.said),
    })),
  };
}
