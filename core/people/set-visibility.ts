import type { PublicProfileBody } from '#contract/people/public-profile-calls.ts';
import type { PeopleVisibility } from '#db/tables/people.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getPublicProfile } from './get-public-profile.ts';
import { changeVisibility } from './steps/change-visibility.ts';
import { holdPerson } from './steps/hold-person.ts';

/**
 * Sets who may see the member. Every member begins hidden.
 * @throws Refusal `member_paused` for a paused member who wants to be shown
 * @throws Refusal `handle_needed` for a member who wants to be shown without a handle
 * @throws Refusal `age_unknown`, `opens_later` as `requireAge` does
 */
export async function setVisibility(
  core: Core,
  member: Member,
  { visibility }: { visibility: PeopleVisibility },
): Promise<PublicProfileBody> {
  await core.db.transaction().execute(async (tx) => {
    const before = await holdPerson(tx, member, 'adult');
    if (before.visibility === visibility) return;
    if (visibility !== 'hidden' && member.standing.isPaused) throw new Refusal('member_paused');
    const handle = await tx
      .selectFrom('handles')
      .select('handle')
      .where('account_id', '=', member.id)
      .where('is_current', '=', true)
      .executeTakeFirst();
    if (visibility !== 'hidden' && !handle) throw new Refusal('handle_needed');
    await changeVisibility(tx, member.id, visibility);
  });
  return getPublicProfile(core, member);
}
