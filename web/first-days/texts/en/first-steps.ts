import type { FirstStep } from '#contract/first-days/steps.ts';
import { plural } from '#web/ground/texts/amounts.ts';

/** A step as Today shows it: a verb, a reason of at most eight words, and the minutes that it takes. */
type StepWords = { title: string; why: string; minutes: number };

export const firstStepTexts = {
  facts: (why: string, minutes: number) =>
    plural(minutes, {
      one: (shown) => `${why} About ${shown} minute.`,
      other: (shown) => `${why} About ${shown} minutes.`,
    }),
  /** For a reader who hears the buttons one after another. */
  putAwayStep: (title: string) => `Not for me: ${title}`,
  orMentorPage: 'Open a mentor page instead',
  /** While the step before is missing, to which the row leads. */
  projectFirst: 'Start a project first.',
  mentorPageFirst: 'Open your mentor page first.',
  organisationFirst: 'Open the page of your organisation first.',
} as const;

export const firstStepWords: Record<FirstStep, StepWords> = {
  say_skills: { title: 'Say your skills and hours', why: 'Then we can show work that fits.', minutes: 2 },
  find_opportunities: { title: 'Look at opportunities that fit', why: 'Save the ones you like.', minutes: 5 },
  ask_mentor: { title: 'Ask a mentor one question', why: 'Mentors answer members like you.', minutes: 10 },
  start_project: { title: 'Start a project', why: 'A name and one line are enough.', minutes: 5 },
  offer_seat: { title: 'Offer an opportunity', why: 'Then members can apply to join you.', minutes: 10 },
  look_for_cofounder: {
    title: 'Look for a co-founder',
    why: 'See members who fit both ways.',
    minutes: 10,
  },
  say_interests: { title: 'Say your interests', why: 'Then founders can ask you.', minutes: 5 },
  save_project_search: {
    title: 'Save a search over projects',
    why: 'We email new ones on Mondays.',
    minutes: 2,
  },
  say_gives: {
    title: 'Say what you can give',
    why: 'Time, advice, contacts, machines or rooms.',
    minutes: 5,
  },
  get_mentor_mark: { title: 'Get the mentor mark', why: 'Members see that we checked you.', minutes: 5 },
  open_mentor_page: { title: 'Open your mentor page', why: 'It says what you help with.', minutes: 10 },
  say_hours: { title: 'Say your hours', why: 'Members ask for sessions in them.', minutes: 5 },
  get_investor_mark: { title: 'Get the investor mark', why: 'Founders see that we checked you.', minutes: 5 },
  get_professional_mark: {
    title: 'Get the industry professional mark',
    why: 'Founders see that we checked you.',
    minutes: 5,
  },
  advise_founders: {
    title: 'Advise a project',
    why: 'Some projects look for advice.',
    minutes: 10,
  },
  verify_organisation: {
    title: 'Verify your organisation',
    why: 'We check its website and its number.',
    minutes: 10,
  },
  open_organisation: {
    title: 'Open the page of your organisation',
    why: 'It needs a letter of authority.',
    minutes: 10,
  },
  import_students: {
    title: 'Send the list of your students',
    why: 'Then they can join with a code.',
    minutes: 10,
  },
};
