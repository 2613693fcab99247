import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { type FirstStepsBody, getFirstSteps, putFirstStepAway } from '#contract/first-days/calls.ts';
import { allFirstSteps, type FirstStep } from '#contract/first-days/steps.ts';
import { interestPaths } from '#contract/interests/rare-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { firstStepWords, firstStepTexts as texts } from '#web/first-days/texts/en/first-steps.ts';
import type { Handler } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import type { Link } from '../elsewhere.ts';

/** A first step in words: the server sends it along, so that Today carries none of them. */
export type ShownStep = {
  intent: string;
  to: string;
  title: string;
  facts: string;
  putAway: string;
  or: Link | null;
};

const putAway = (step: FirstStep) => `put-away ${step}`;

/** The first steps of the member, for Today. */
export async function shownSteps({ ask }: Pick<Visit, 'ask'>): Promise<ShownStep[]> {
  const found = await ask(getFirstSteps, {});
  return found.steps.map((step) => {
    const { title, why, minutes } = firstStepWords[step];
    return {
      intent: putAway(step),
      to: pathOf(step, found),
      title,
      facts: texts.facts(reasonOf(step, found) ?? why, minutes),
      putAway: texts.putAwayStep(title),
      or:
        step === 'advise_founders' ? { to: innerMentorPaths.ownMentorPage, label: texts.orMentorPage } : null,
    };
  });
}

/** Another reason of a step whose row leads to the step before it. */
function reasonOf(step: FirstStep, found: FirstStepsBody): string | null {
  const { projectSlug, hasMentorPage, organisationSlug } = found;
  if (step === 'import_students' && !organisationSlug) return texts.organisationFirst;
  if (step === 'offer_seat' && !projectSlug) return texts.projectFirst;
  return step === 'say_hours' && !hasMentorPage ? texts.mentorPageFirst : null;
}

/** Where a step is taken. A step that needs the one before it leads to that one while it is missing. */
function pathOf(step: FirstStep, { projectSlug, hasMentorPage, organisationSlug }: FirstStepsBody): string {
  const { verificationOf } = verificationPaths;
  const ofOrganisation = (path: (slug: string) => string) =>
    organisationSlug ? path(organisationSlug) : rareOrganisationPaths.newOrganisation;
  const paths: Record<FirstStep, string> = {
    say_skills: profilePaths.yourSkills,
    find_opportunities: `${opportunityPaths.findOpportunities}?order=fit`,
    ask_mentor: innerMentorPaths.findMentors,
    start_project: projectPaths.newProject,
    offer_seat: projectSlug ? projectPaths.projectOpportunities(projectSlug) : projectPaths.newProject,
    look_for_cofounder: innerCofounderPaths.findCofounders,
    say_interests: interestPaths.interests,
    save_project_search: projectPaths.findProjects,
    say_gives: interestPaths.interests,
    get_mentor_mark: verificationOf('mentor'),
    get_investor_mark: verificationOf('investor'),
    get_professional_mark: verificationOf('industry_professional'),
    open_mentor_page: innerMentorPaths.ownMentorPage,
    say_hours: hasMentorPage ? innerMentorPaths.mentorHours : innerMentorPaths.ownMentorPage,
    advise_founders: `${opportunityPaths.findOpportunities}?kind=Advice`,
    verify_organisation: verificationOf('organisation'),
    open_organisation: ofOrganisation(organisationPaths.ownOrganisation),
    import_students: ofOrganisation(organisationPaths.ownOrganisation),
  };
  return paths[step];
}

/** The handlers of the buttons that put steps away. */
export const stepHandlers: Record<string, Handler> = Object.fromEntries(
  allFirstSteps.map((step): [string, Handler] => [
    putAway(step),
    async (_, { ask }) => {
      await ask(putFirstStepAway, { step });
      return { done: 'putAway' };
    },
  ]),
);
