import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { now } from '#db/now.ts';
import { isNameOf } from '../districts/district-in.ts';
import { districtNamed } from '../districts/district-named.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { getWorkspace } from './get-workspace.ts';
import { mayEdit } from './policy.ts';
import { lacksOf, placeOf } from './present.ts';
import { holdSeat } from './steps/hold-seat.ts';

type Said = Partial<WorkspaceBody['said']>;
type Edit = Said & { projectSlug: string; version: number };

/**
 * Changes the content of a project. The same edit sent twice is made once.
 * @throws Refusal `project_unknown`; `project_closed` without the right; `conflict` when it has changed since;
 * `nothing_offered`; `place_unknown`; `project_published_lacks` for a field that a published project needs.
 */
export async function editProject(core: Core, member: Member, input: Edit): Promise<WorkspaceBody> {
  const { projectSlug: slug, version, place, stage, ...texts } = input;
  refuseOffersIn(texts);
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (!mayEdit(seat)) throw new Refusal('project_closed');
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
    const changed: typeof seat = {
      ...seat,
      ...given,
      stage: (stage ?? seat.stage) as typeof seat.stage,
      sectors: [...new Set(texts.sectors ?? seat.sectors)],
      place: place === undefined || isNameOf(place, seat.place) ? seat.place : districtIdOf(place),
    };
    const { name, line, problem, today, next, sectors, website, language } = changed;
    const written = {
      name,
      line,
      problem,
      today,
      next,
      sectors,
      website,
      language,
      version: version + 1,
      stage: changed.stage,
      place: changed.place,
      place_name: placeOf(changed),
    };
    if (isWritten(seat, written)) return;
    if (seat.version !== version) throw new Refusal('conflict');
    const [lacked] = seat.state === 'published' ? lacksOf(changed) : [];
    if (lacked) throw new Refusal('project_published_lacks', { param: lacked });
    await tx
      .updateTable('projects')
      .set({ ...written, updated_at: now })
      .where('id', '=', seat.id)
      .execute();
    await record(tx, { name: 'projects.edited', accountId: member.id, subject: { projectId: seat.id } });
  });
  return getWorkspace(core, member, slug);
}

function refuseOffersIn({ name, line, problem, today, next }: Said): void {
  refuseOffers({ name, line, problem, today, next });
}

/** The id of the district that a member has named; empty for anywhere. */
function districtIdOf(typed: string): string {
  if (typed === '') return '';
  const place = districtNamed(typed);
  if (!place) throw new Refusal('place_unknown');
  return place.id;
}
