import { getConfirmedOpportunities, getOpportunityCredit } from '#contract/credit-opportunities/calls.ts';
import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { askedTexts, institutionTexts as texts } from '#web/credit-opportunities/texts/en/credit.ts';
import { creditWords } from '#web/opportunities/texts/en/values.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const creditOpportunitiesElsewhere = {
  ownOrganisation: [
    ({ slug, kind }) =>
      kind === 'Educational institution' ? { to: paths.asked(slug), label: askedTexts.title } : null,
  ],
  ownOpportunity: [
    async ({ ask }, { id, can, said, proposed }) => {
      if (!(proposed ?? said).credit && !can.edit) return null;
      const { credit, named } = await ask(getOpportunityCredit, { opportunityId: id });
      const institution = named?.organisation.name ?? '';
      const link = { to: paths.institution(id), label: named ? texts.partNamed : texts.partLink };
      return {
        title: texts.partTitle,
        said: !credit
          ? texts.noCredit
          : !named
            ? texts.byHand(credit.institution, credit.hours)
            : named.answer
              ? texts.stands(institution, named.answer)
              : texts.notYet(institution),
        facts: [],
        links: can.edit || named ? [link] : [],
      };
    },
  ],
  organisation: [
    async ({ ask }, organisationSlug) => {
      const { opportunities } = await ask(getConfirmedOpportunities, { organisationSlug });
      if (opportunities.length === 0) return null;
      const all = `${opportunityPaths.opportunities}?institution=${encodeURIComponent(organisationSlug)}`;
      return {
        title: askedTexts.partTitle,
        said: askedTexts.partSaid,
        facts: opportunities.map((one) => ({
          name: one.project.name,
          text: `${one.title}. ${creditWords(one)}`,
        })),
        links: [
          ...opportunities.map(({ slug, title }) => ({
            to: opportunityPaths.opportunity(slug),
            label: title,
          })),
          { to: all, label: askedTexts.all },
        ],
      };
    },
  ],
} satisfies ModuleElsewhere;
