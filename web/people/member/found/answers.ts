import { data, redirect } from 'react-router';
import { getAccount } from '#contract/accounts/calls.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { getPersonPage } from '#contract/people/public-profile-calls.ts';
import { listProjectsOfPerson } from '#contract/projects/calls.ts';
import { faultOfHandle, normaliseHandle } from '#rules/lists/handles.ts';
import { partsOfFoundPerson } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { publicOpportunityTexts } from '#web/opportunities/texts/en/public-opportunities.ts';

export const loader = loads(async (visit) => {
  const { ask, param } = visit;
  const account = await ask(getAccount, {});
  const handle = param('handle');
  if (faultOfHandle(normaliseHandle(handle))) throw data(null, 404);
  const person = await ask(getPersonPage, { handle });
  if (person.handle !== handle) throw redirect(peoplePaths.findPerson(person.handle), 302);
  const { projects } = await ask(listProjectsOfPerson, { handle });
  const isOwn = person.id === account.$id;
  const { name } = person;
  const parts = await Promise.all(partsOfFoundPerson.map((part) => part(visit, { handle, name, isOwn })));
  return {
    person,
    foreign: inLanguage(`${person.headline} ${person.about}`, person.languages),
    isOwn,
    parts: parts.filter((part) => part !== null),
    projects: projects.map(({ slug, name, figures, paysLate }) => ({
      slug,
      name,
      facts: factsOf(figures, paysLate),
    })),
  };
});

function factsOf(figures: Parameters<typeof publicOpportunityTexts.figures>[0], paysLate: boolean): string {
  const answers = publicOpportunityTexts.figures(figures);
  return paysLate ? `${answers} ${publicOpportunityTexts.paysLate.term}.` : answers;
}
