import type { InterestPurpose } from '#contract/interests/limits.ts';
import type { PersonInterestsBody } from '#contract/interests/project-calls.ts';
import { normaliseHandle } from '#rules/lists/handles.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isPersonSeenBy } from '../people/policy.ts';
import { findMarks, fitsMarks } from './find-marks.ts';
import { presentInterests } from './present.ts';

/**
 * The interests of a member who is open to introductions, as this member may see them.
 * @throws Refusal `person_not_found`, the same for unknown handles, hidden members and children
 */
export async function getPersonInterests(
  { db }: Core,
  member: Member,
  { handle }: { handle: string },
): Promise<PersonInterestsBody> {
  const person = await db
    .selectFrom('people')
    .innerJoin('handles', 'handles.account_id', 'people.account_id')
    .leftJoin('interests', 'interests.account_id', 'people.account_id')
    .select(['people.account_id as id', 'sectors', 'stages', 'districts', 'gives', 'interests.about'])
    .select('open_for')
    .where('handles.handle', '=', normaliseHandle(handle))
    .where('handles.is_current', '=', true)
    .where(isPersonSeenBy(member))
    .executeTakeFirst();
  if (!person) throw new Refusal('person_not_found');
  const { sectors, stages, districts, gives, about, open_for: openFor } = person;
  if (!sectors || !stages || !districts || !gives || about === null || !openFor?.length)
    return { interests: null, mayAsk: false };
  const marks = await findMarks(db, person.id);
  const purposes = (openFor as InterestPurpose[]).filter((purpose) => fitsMarks(purpose, marks));
  if (purposes.length === 0) return { interests: null, mayAsk: false };
  const owned = await db
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select('project_id')
    .where('account_id', '=', member.id)
    .where('is_owner', '=', true)
    .where('state', 'in', ['draft', 'published'])
    .limit(1)
    .executeTakeFirst();
  const said = presentInterests({ sectors, stages, districts, gives, about });
  return { interests: { ...said, purposes }, mayAsk: owned !== undefined && person.id !== member.id };
}
