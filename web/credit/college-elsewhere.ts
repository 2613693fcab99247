import { getCreditFigure } from '#contract/credit/public-calls.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { collegeTexts as texts } from '#web/credit/texts/en/college.ts';
import type { ModuleElsewhere, OfPublicPage } from '../elsewhere.ts';

/** How an institution keeps its time for decisions about credit. */
const figure: OfPublicPage = async ({ ask }, organisationSlug) => {
  const { figure: found } = await ask(getCreditFigure, { organisationSlug });
  if (!found) return null;
  return {
    title: texts.figure.title,
    said: `${texts.figure.said(found)} ${texts.figure.how}`,
    facts: [],
    links: [],
  };
};

/** The links and parts for institutions on pages of other modules. */
export const collegeElsewhere = {
  ownOrganisation: [
    ({ slug, kind }) =>
      kind === 'Educational institution' ? { to: paths.claims(slug), label: texts.title } : null,
  ],
  ownCohort: [
    async (_, { organisation, cohort }) => [
      { to: paths.rule(organisation.slug, cohort.$id), label: texts.rule.title },
    ],
  ],
  organisation: [figure],
} satisfies ModuleElsewhere;
