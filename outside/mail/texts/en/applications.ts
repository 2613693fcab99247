import type { applicationKinds } from '#contract/applications/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const applicationLines = {
  unnamed: 'an opportunity',
  notifications: {
    application_received: ({ thing }) => `There is an application: ${thing}.`,
    application_shortlisted: ({ thing }) => `There is news of your application: ${thing}.`,
    application_declined: ({ thing }) => `There is news of your application: ${thing}.`,
    application_withdrawn: ({ thing }) => `There is news of an application: ${thing}.`,
    application_gone: ({ thing }) => `There is news of an application: ${thing}.`,
    application_seat_freed: ({ thing }) => `There is news of your application: ${thing}.`,
    application_ended: ({ thing }) => `There is news of your application: ${thing}.`,
    application_terms: ({ thing }) =>
      `An opportunity you applied for has changed: ${thing}. Say whether you still want it.`,
    application_interview: ({ thing }) =>
      `There is news of your application, and it waits for you: ${thing}.`,
    application_interview_moved: ({ thing }) =>
      `There is news of an application, and it waits for you: ${thing}.`,
    application_interview_set: ({ thing }) => `There is news of an application: ${thing}.`,
    application_interview_over: ({ thing }) => `There is news of an application: ${thing}.`,
    application_trial: ({ thing }) => `There is news of your application, and it waits for you: ${thing}.`,
    application_trial_in: ({ thing }) => `There is news of an application: ${thing}.`,
    application_offered: ({ thing }) => `There is news of your application, and it waits for you: ${thing}.`,
    application_offer_over: ({ thing }) => `There is news of your application: ${thing}.`,
    application_accepted: ({ thing }) => `There is news of an application: ${thing}.`,
    application_joined: ({ thing }) => `There is news of your application: ${thing}.`,
    application_aside: ({ thing }) => `Your application waits for you: ${thing}.`,
  },
  owed: {
    application_first_decision: ({ thing, person }) =>
      `${person || 'A member'} has applied for ${thing} and asks for an answer.`,
    application_later_decision: ({ thing, person }) =>
      `${person || 'A member'} asks for the next decision about ${thing}.`,
    interview_answer: ({ thing }) => `You are asked to choose a time for an interview: ${thing}.`,
    offer: ({ thing }) => `The team offers you ${thing} and asks for an answer.`,
    trial_task: ({ thing }) => `The team asks you for the trial task of ${thing}.`,
    terms_confirmation: ({ thing }) =>
      `An opportunity you applied for has changed: ${thing}. Say whether you still want it.`,
  },
  awaited: {
    application_first_decision: ({ thing }) =>
      `The team did not answer your application for ${thing} in time. You are free again. Its page shows similar opportunities.`,
    application_later_decision: ({ thing }) =>
      `The team did not answer your application for ${thing} again in time. You are free again. Its page shows similar opportunities.`,
    interview_answer: ({ thing }) =>
      `No one has chosen a time for the interview: ${thing}. The page of the application shows the next step.`,
    offer: ({ thing, person }) =>
      `${person || 'A member'} has not answered your offer of ${thing}. The seat is free again.`,
    trial_task: ({ thing, person }) =>
      `${person || 'A member'} has handed in no trial task for ${thing}. The next decision is yours.`,
    terms_confirmation: ({ thing }) => `The applicant has not said whether they still want ${thing}.`,
  },
} satisfies MailLines<typeof applicationKinds>;
