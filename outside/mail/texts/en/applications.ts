import type { applicationKinds } from '#contract/applications/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const applicationLines = {
  notifications: {
    application_received: ({ thing }) => `There is an application: ${thing}.`,
    application_shortlisted: ({ thing }) => `There is news of your application: ${thing}.`,
    application_declined: ({ thing }) => `There is news of your application: ${thing}.`,
    application_withdrawn: ({ thing }) => `There is news of an application: ${thing}.`,
    application_gone: ({ thing }) => `There is news of an application: ${thing}.`,
    application_seat_freed: ({ thing }) => `There is news of your application: ${thing}.`,
    application_ended: ({ thing }) => `There is news of your application: ${thing}.`,
    application_terms: ({ thing }) =>
      `What you applied for has changed: ${thing}. Say whether you still want it.`,
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
      `${person || 'Somebody'} has applied for ${thing} and asks for an answer.`,
    application_later_decision: ({ thing, person }) =>
      `${person || 'Somebody'} asks for the next decision about ${thing}.`,
    interview_answer: ({ thing }) => `You are asked to choose a time for an interview: ${thing}.`,
    offer: ({ thing }) => `The team offers you ${thing} and asks for an answer.`,
    trial_task: ({ thing }) => `The team asks you for the trial task of ${thing}.`,
    terms_confirmation: ({ thing }) =>
      `What you applied for has changed: ${thing}. Say whether you still want it.`,
  },
  awaited: {
    application_first_decision: ({ thing }) =>
      `No answer came to your application for ${thing}. You are free again, and similar places wait on its page.`,
    application_later_decision: ({ thing }) =>
      `No further answer came to your application for ${thing}. You are free again, and similar places wait on its page.`,
    interview_answer: ({ thing }) =>
      `Nobody has chosen a time for the interview: ${thing}. The page of the application says how it goes on.`,
    offer: ({ thing, person }) =>
      `${person || 'Somebody'} has not answered your offer of ${thing}. The seat is free again.`,
    trial_task: ({ thing, person }) =>
      `${person || 'Somebody'} has handed in no trial task for ${thing}. The next decision is yours.`,
    terms_confirmation: ({ thing }) => `Nobody has said whether they still want ${thing}.`,
  },
} satisfies MailLines<typeof applicationKinds>;
