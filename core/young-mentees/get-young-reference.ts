import type { YoungReferenceBody } from '#contract/young-mentees/mentor-calls.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { type ReferenceLink, requireReference } from './require-reference.ts';

/**
 * The question to a reference, for the holder of the mailed link, within 14 days.
 * @throws Refusal `young_reference_unknown`, also for a wrong secret
 */
export async function getYoungReference(core: Core, link: ReferenceLink): Promise<YoungReferenceBody> {
  const {
    name,
    mentor_name: mentorName,
    expires_at: expire,
    answered_at,
  } = await requireReference(core, link);
  return { name, mentorName, expire: isoDate(expire), hasAnswered: answered_at !== null };
}
