import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';

const describeRequests: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('young_requests')
    .select(['id', 'topic', 'state'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, topic, state }) => [
      id,
      { thing: topic, inMails: '', slug: id, isOver: state !== 'with_guardian' },
    ]),
  );
};

const describeMentors: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('young_mentors as one')
    .innerJoin('accounts', 'accounts.id', 'one.account_id')
    .select(['one.account_id', 'one.state', 'accounts.name'])
    .where('one.account_id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ account_id: id, state, name }) => [
      id,
      { thing: name, slug: id, isOver: state !== 'waiting' },
    ]),
  );
};

export const youngMenteeDeadlines: DeadlineDescriptions = {
  guardian_mentoring_answer: describeRequests,
  young_mentor_review: describeMentors,
};
