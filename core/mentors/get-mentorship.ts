import type { MentorshipBody } from '#contract/mentors/find-calls.ts';
import type { Core } from '../ground/core.ts';

/** The counts of open pages, at most ten minutes old. */
export async function getMentorship({ db }: Core): Promise<MentorshipBody> {
  const row = await db.selectFrom('mentor_counts').selectAll().executeTakeFirst();
  return {
    mentors: row?.mentors ?? 0,
    slots: row?.slots ?? 0,
    topics: (row?.topics ?? []) as MentorshipBody['topics'],
  };
}

/** The version of the counts, by which servers know that the public page is out of date. */
export async function mentorshipVersions({ db }: Core): Promise<Map<string, string>> {
  const row = await db.selectFrom('mentor_counts').select('version').executeTakeFirst();
  return new Map([['counts', String(row?.version ?? 0)]]);
}
