import { redirect } from 'react-router';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { getYoungMentors } from '#contract/young-mentees/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const typed = (name: string, most: number) =>
    [...normaliseLine(url.searchParams.get(name) ?? '')].slice(0, most).join('');
  const language = languageCodes.find((code) => code === url.searchParams.get('language')) ?? '';
  const filters = {
    search: typed('search', searchLimits.typed),
    topic: typed('topic', skillLimits.name),
    language,
  };
  const asked = typed('after', 20);
  const after = /^\d{1,19}$/.test(asked) ? asked : '';
  const found = await ask(getYoungMentors, { ...filters, after }).catch((refusal: unknown) => {
    if (refusal instanceof Refusal && refusal.code === 'young_adult')
      throw redirect(innerMentorPaths.findMentors, 302);
    throw refusal;
  });
  return { filters, after, ...found };
});
