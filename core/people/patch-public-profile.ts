import type { PastWork, PublicProfileBody } from '#contract/people/public-profile-calls.ts';
import { now } from '#db/now.ts';
import { storedSkills } from '#rules/lists/skills/read-skills.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { ownDay } from '../standings/own-day.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { holdPerson } from './steps/hold-person.ts';

type Changes = {
  version: number;
  otherName?: string | undefined;
  headline?: string | undefined;
  about?: string | undefined;
  skills?: string[] | undefined;
  languages?: string[] | undefined;
  hoursAWeek?: number | undefined;
  availableFrom?: string | undefined;
  awayUntil?: string | undefined;
  openTo?: string[] | undefined;
  links?: string[] | undefined;
  work?: PastWork[] | undefined;
};

/**
 * Changes what others see of the member. The same changes sent twice are made once.
 * @throws Refusal `conflict` when it has changed since the version that the changes are based on
 * @throws Refusal `person_day_past` for a day that is over where the member lives
 * @throws Refusal `age_unknown`, `guardian_awaited` for a member who may not do so yet
 */
export async function patchPublicProfile(
  core: Core,
  member: Member,
  input: Changes,
): Promise<PublicProfileBody> {
  await core.db.transaction().execute(async (tx) => {
    const row = await holdPerson(tx, member, 'profile');
    const said = { ...columnsOf(input), version: input.version + 1 };
    const work = input.work && { past_work: input.work.map(withoutMore) };
    if (isWritten(row, { ...said, ...work })) return;
    if (row.version !== input.version) throw new Refusal('conflict');
    await requireDaysToCome(tx, member.id, input);
    await tx
      .updateTable('people')
      .set({ ...said, ...(work && { past_work: JSON.stringify(work.past_work) }), updated_at: now })
      .where('account_id', '=', member.id)
      .execute();
    await record(tx, { name: 'people.changed', accountId: member.id });
  });
  return getPublicProfile(core, member);
}

async function requireDaysToCome(
  tx: Tx,
  personId: string,
  { availableFrom, awayUntil }: Pick<Changes, 'availableFrom' | 'awayUntil'>,
): Promise<void> {
  const said = Object.entries({ availableFrom, awayUntil }).filter(([, day]) => day);
  if (said.length === 0) return;
  const today = await ownDay(tx, personId);
  const past = said.find(([, day]) => String(day) < today);
  if (past) throw new Refusal('person_day_past', { param: past[0] });
}

function columnsOf(input: Changes) {
  const { otherName, headline, about, hoursAWeek, availableFrom, awayUntil } = input;
  return {
    ...(otherName !== undefined && { other_name: otherName }),
    ...(headline !== undefined && { headline }),
    ...(about !== undefined && { about }),
    ...(hoursAWeek !== undefined && { hours_a_week: hoursAWeek }),
    ...(availableFrom !== undefined && { available_from: availableFrom || null }),
    ...(awayUntil !== undefined && { away_until: awayUntil || null }),
    ...(input.skills && { skills: storedSkills(input.skills) }),
    // A member who has answered here is not asked again on Today.
    ...((input.skills || hoursAWeek !== undefined) && { answered: true }),
    ...(input.languages && { languages: [...new Set(input.languages)] }),
    ...(input.openTo && { open_to: [...new Set(input.openTo)] }),
    ...(input.links && { links: [...new Set(input.links)] }),
  };
}

function withoutMore({ what, where, from, to, line }: PastWork): PastWork {
  return { what, where, from, to, line };
}
