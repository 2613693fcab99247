import { redirect } from 'react-router';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { getYoungMentors } from '#contract/young-mentees/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const topic = (url.searchParams.get('topic') ?? '').slice(0, 60);
  const found = await ask(getYoungMentors, { topic, handle: '' }).catch((refusal: unknown) => {
    if (refusal instanceof Refusal && refusal.code === 'young_adult')
      throw redirect(innerMentorPaths.findMentors, 302);
    throw refusal;
  });
  return { topic, ...found };
});
