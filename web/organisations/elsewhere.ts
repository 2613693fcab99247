import { getOpening, listOwnOrganisations } from '#contract/organisations/calls.ts';
import { organisationDeskPaths } from '#contract/organisations/desk-paths.ts';
import { organisationPaths as paths } from '#contract/organisations/paths.ts';
import { getOrganisationOfProject } from '#contract/organisations/public-calls.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import { organisationElsewhereTexts as elsewhereTexts } from '#web/organisations/texts/en/elsewhere.ts';
import { organisationLinkTexts as texts } from '#web/organisations/texts/en/links.ts';
import type { ModuleElsewhere, OfPublicPage } from '../elsewhere.ts';

const { today } = texts;

/** The organisation that a project is of. */
const ofProject: OfPublicPage = async ({ ask }, projectSlug) => {
  const { organisation } = await ask(getOrganisationOfProject, { projectSlug });
  if (!organisation) return null;
  const { slug, name } = organisation;
  return {
    title: elsewhereTexts.partTitle,
    said: elsewhereTexts.partSaid(organisation),
    facts: [],
    links: [{ to: paths.organisation(slug), label: name }],
  };
};

/** The links and parts of this module on pages of other modules. */
export const organisationsElsewhere = {
  desk: [
    {
      to: organisationDeskPaths.organisations,
      label: texts.desk,
      below: organisationDeskPaths.reviewedOrganisation(''),
    },
  ],
  you: [{ to: paths.ownOrganisations, label: texts.you, facts: texts.youFacts, module: 'verification' }],
  ownOrganisation: [
    ({ slug }) => ({ to: rareOrganisationPaths.organisationStaff(slug), label: texts.staff }),
    ({ slug }) => ({ to: rareOrganisationPaths.organisationProjects(slug), label: elsewhereTexts.projects }),
    ({ slug, can }) =>
      can.edit
        ? { to: rareOrganisationPaths.organisationPicture(slug), label: elsewhereTexts.picture }
        : null,
  ],
  ownProject: [(slug) => ({ to: rareOrganisationPaths.ofProject(slug), label: elsewhereTexts.ofProject })],
  foundProject: [ofProject],
  organisationOfProject: [ofProject],
  logged: { pages: { organisation: (id) => organisationDeskPaths.reviewedOrganisation(id) } },
  // The first days of a member who acts for an institution: the page after the mark, then its letter, then the address.
  today: [
    async ({ ask }) => {
      const { organisations } = await ask(listOwnOrganisations, {});
      if (organisations.length === 0) {
        const { mark } = await ask(getOpening, {});
        return (
          mark && { to: rareOrganisationPaths.newOrganisation, what: today.open, facts: today.openFacts }
        );
      }
      const unsent = organisations.find(({ state }) => state === 'draft' || state === 'returned');
      if (unsent)
        return {
          to: paths.ownOrganisation(unsent.slug),
          what: today.finish(unsent.name),
          facts: today.finishFacts,
        };
      const isOpen = (state: string) => state === 'active' || state === 'paused';
      const unproven = organisations.find(({ state, provenUntil }) => isOpen(state) && !provenUntil);
      return unproven
        ? {
            to: paths.ownOrganisation(unproven.slug),
            what: today.prove(unproven.name),
            facts: today.proveFacts,
          }
        : null;
    },
  ],
} satisfies ModuleElsewhere;
