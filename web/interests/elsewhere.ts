import { getAsking, getPersonInterests } from '#contract/interests/project-calls.ts';
import { interestPaths } from '#contract/interests/rare-paths.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { interestElsewhereTexts as texts } from '#web/interests/texts/en/elsewhere.ts';
import { askTexts } from '#web/interests/texts/en/interests.ts';
import { interestWords } from '#web/interests/texts/en/words.ts';
import { partLabels } from '#web/introductions/shown/label-shown.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const interestsElsewhere = {
  you: [{ to: interestPaths.interests, label: texts.you, facts: texts.youFacts, module: 'verification' }],
  ownProject: [(slug) => ({ to: interestPaths.projectAskers(slug), label: texts.workspace })],
  foundProject: [
    async ({ ask }, slug) => {
      const { purposes, lacks } = await ask(getAsking, { projectSlug: slug });
      if (purposes.length === 0) return null;
      const [first] = lacks;
      return {
        title: askTexts.title,
        said: askTexts.projectHow,
        facts: [],
        links: first
          ? [{ to: ways[first](slug), label: askTexts.first[first] }]
          : purposes.map((purpose) => ({
              to: introductionPaths.ask(purpose, { project: slug }),
              label: interestWords.introductionPurposes[purpose].ask,
            })),
      };
    },
  ],
  foundPerson: [
    async ({ ask }, { handle, name, isOwn }) => {
      const { interests, mayAsk } = await ask(getPersonInterests, { handle });
      if (!interests) return null;
      const { purposes, about, ...lists } = interests;
      const { parts } = interestWords.introductionPurposes[purposes[0] ?? 'invest'];
      const facts = Object.entries({ ...lists, about: about ? [about] : [] }).map(([part, values]) => ({
        name: parts[part as keyof typeof parts],
        text: partLabels(part, values).join(part === 'districts' ? '; ' : ', '),
      }));
      return {
        title: askTexts.person(name),
        said: isOwn ? '' : askTexts.personHow,
        facts: facts.filter(({ text }) => text !== ''),
        links: isOwn
          ? [{ to: interestPaths.interests, label: texts.you }]
          : mayAsk
            ? purposes.map((purpose) => ({
                to: introductionPaths.ask(purpose, { member: handle }),
                label: interestWords.introductionPurposes[purpose].ask,
              }))
            : [{ to: projectPaths.newProject, label: askTexts.noProject }],
      };
    },
  ],
} satisfies ModuleElsewhere;

const ways = {
  interests: () => interestPaths.interests,
  promise: (slug: string) => interestPaths.promiseBefore(slug),
};
