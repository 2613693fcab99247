import { getTextNews } from '#contract/legal-texts/calls.ts';
import { purposePaths, versionPaths } from '#contract/legal-texts/rare-paths.ts';
import type { Visit } from '#web/forms/visit.ts';
import { versionTexts as texts } from '#web/legal-texts/texts/en/versions.ts';
import type { ModuleElsewhere, WeekRow } from '../elsewhere.ts';

/** The next thing about a text that a member should know: a question first, then the version that holds soonest. */
async function rowOf({
  ask,
}: Parameters<NonNullable<ModuleElsewhere['today']>[number]>[0]): Promise<WeekRow | null> {
  const { coming, asks } = await ask(getTextNews, {});
  const [question] = asks;
  if (question)
    return {
      to: purposePaths.ask(question.purpose),
      what: texts.asked(question.name),
      facts: texts.askedFacts,
    };
  const [next] = coming.toSorted((one, other) => one.inForce.localeCompare(other.inForce));
  return (
    (next && {
      to: versionPaths[next.name](next.version),
      what: texts.announced(texts.names[next.name], next.inForce),
      facts: texts.announcedFacts,
    }) ??
    null
  );
}

/** A question that the member has answered with No leads to its page again. */
async function rowsOfRefused({ ask }: Pick<Visit, 'ask'>): Promise<WeekRow[]> {
  const { refused } = await ask(getTextNews, {});
  return refused.map(({ purpose, name }) => ({
    to: purposePaths.ask(purpose),
    what: texts.refused(name),
    facts: texts.refusedFacts,
  }));
}

/** The links and parts of this module on pages of other modules. */
export const legalTextsElsewhere = {
  today: [rowOf],
  todayUnder18: [rowOf],
  rights: [rowsOfRefused],
} satisfies ModuleElsewhere;
