import { sql } from 'kysely';
import type { OwnInterestsBody } from '#contract/interests/calls.ts';
import type { InterestPurpose } from '#contract/interests/limits.ts';
import { now } from '#db/now.ts';
import { recordConsent } from '../consents/steps/record-consent.ts';
import { isNameOf } from '../districts/district-in.ts';
import { districtNamed } from '../districts/district-named.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { screenText } from '../screening/screen-text.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findMarks, fitsMarks } from './find-marks.ts';
import { findOwnInterests } from './find-own-interests.ts';

type Said = {
  version: number;
  sectors: readonly string[];
  stages: readonly string[];
  /** By their names. */
  districts: readonly string[];
  gives: readonly string[];
  about: string;
  openFor: readonly InterestPurpose[];
};

/**
 * Writes the member's interests. The same again changes nothing.
 * @throws Refusal `interests_mark_missing`; `interests_empty`; `interests_purpose_unfit`; `interests_text_held`;
 * `nothing_offered`; `place_unknown`; `conflict`; the refusals by age
 */
export async function saveInterests(core: Core, member: Member, said: Said): Promise<OwnInterestsBody> {
  const { version, about } = said;
  const openFor = [...new Set(said.openFor)];
  const lists = {
    sectors: [...new Set(said.sectors)],
    stages: [...new Set(said.stages)],
    gives: [...new Set(said.gives)],
  };
  const isEmpty = [lists.sectors, lists.stages, said.districts, lists.gives].every(
    (list) => list.length === 0,
  );
  if (isEmpty) throw new Refusal('interests_empty');
  refuseOffers({ about });
  if (screenText(about).length > 0) throw new Refusal('interests_text_held', { param: 'about' });
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const marks = await findMarks(tx, member.id);
    if (marks.length === 0) throw new Refusal('interests_mark_missing');
    if (!openFor.every((purpose) => fitsMarks(purpose, marks))) throw new Refusal('interests_purpose_unfit');
    const row = await tx
      .selectFrom('interests')
      .selectAll()
      .where('account_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    const ids = districtIds(said.districts, row?.districts ?? []);
    const written = { ...lists, districts: ids, about, open_for: openFor };
    if (row && isWritten(row, written)) return findOwnInterests(tx, member.id);
    if ((row?.version ?? 0) !== version) throw new Refusal('conflict');
    await tx
      .insertInto('interests')
      .values({ account_id: member.id, ...written })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ ...written, updated_at: now, version: sql<number>`interests.version + 1` }),
      )
      .execute();
    await noteOpenness(tx, member.id, openFor.length > 0);
    await record(tx, { name: 'interests.changed', accountId: member.id, subject: {} });
    return findOwnInterests(tx, member.id);
  });
}

/** To be open to introductions is a consent: other members find the interests by it. */
async function noteOpenness(tx: Tx, accountId: string, given: boolean): Promise<void> {
  await recordConsent(tx, { accountId, document: 'open_to_introductions', given });
}

/**
 * The districts of these names: of several with one name, those that are stored, which a form sends back as it showed them.
 * @throws Refusal `place_unknown`, with the name that no district has
 */
function districtIds(names: readonly string[], stored: readonly string[]): string[] {
  const left = new Set(stored);
  const ids = names.map((name) => {
    const id = [...left].find((one) => isNameOf(name, one)) ?? districtNamed(name)?.id;
    if (!id) throw new Refusal('place_unknown', { param: 'districts', reason: name });
    left.delete(id);
    return id;
  });
  return [...new Set(ids)];
}
