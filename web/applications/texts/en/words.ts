import { interviewLimits } from '#contract/applications/interview-limits.ts';
import type { applicationKinds } from '#contract/applications/kinds.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { applicationHeld } from './held.ts';
import { applicationRefusals } from './refusals.ts';

const Named = (thing: string) => (thing ? `“${thing}”` : 'It');

const named = (thing: string) => (thing ? `“${thing}”` : 'it');

/** The words that complete the kinds of this module. */
export const applicationWords = {
  refusals: applicationRefusals,
  fieldErrors: {
    application_note_length: `Please write ${applicationLimits.note.min} to ${applicationLimits.note.max.toLocaleString('en-IN')} characters.`,
    application_answer_long: `Keep each answer to ${applicationLimits.answer.toLocaleString('en-IN')} characters.`,
    application_reason_missing: 'Choose the reason. They read it.',
    application_words_long: `Keep your words to ${applicationLimits.words.toLocaleString('en-IN')} characters.`,
    applications_none_ticked: 'Tick those whom you mean first.',
    trial_long: `Keep this to ${applicationLimits.trialText.toLocaleString('en-IN')} characters.`,
    move_missing: 'Choose where to move them first.',
    side_note_missing: 'Write the note first.',
    side_note_long: `Keep the note to ${applicationLimits.sideNote.toLocaleString('en-IN')} characters.`,
    interview_time_missing: 'Propose at least one time.',
    interview_time_invalid: 'Please enter a day and a time.',
    interview_minutes_unknown: 'Choose one of the entries of the list.',
    interview_place_missing: 'Say where it is: a link, a number or a room.',
    interview_place_long: `Keep the place to ${interviewLimits.place} characters.`,
  },
  turns: {
    mine: {
      application_first_decision: ({ thing, person }) => `Answer ${person || 'a member'} about ${thing}`,
      application_later_decision: ({ thing, person }) => `Decide with ${person || 'a member'} about ${thing}`,
      terms_confirmation: ({ thing }) => `Say whether you still want ${thing}`,
      trial_task: ({ thing }) => `Hand in the trial task of ${thing}`,
      offer: ({ thing }) => `Answer the offer of ${thing}`,
      interview_answer: ({ thing }) => `Choose a time for the interview about ${thing}`,
      terms_return: ({ thing }) => `Bring back your application, or withdraw it: ${thing}`,
      joining: ({ thing, person }) => `Confirm that ${person || 'a member'} has joined: ${thing}`,
    },
    awaited: {
      application_first_decision: ({ thing }) => `The team answers your application for ${thing}`,
      application_later_decision: ({ thing }) => `The team decides about ${thing}`,
      interview_answer: ({ thing }) => `They choose a time for the interview about ${thing}`,
      offer: ({ thing, person }) => `${person || 'A member'} answers your offer of ${thing}`,
      trial_task: ({ thing, person }) => `${person} does the trial task of ${thing}`,
      terms_confirmation: ({ thing, person }) => `${person} says whether they still want ${thing}`,
      terms_return: ({ thing, person }) =>
        `${person || 'A member'} can bring back their application: ${thing}`,
      joining: ({ thing }) => `The team confirms that you have joined: ${thing}`,
    },
  },
  notifications: {
    application_received: ({ person }) => `${person || 'A member'} has applied`,
    application_shortlisted: ({ thing }) => `You are on the short list for ${named(thing)}`,
    application_declined: ({ thing }) =>
      `The team answered your application for ${named(thing)}: not this time`,
    application_withdrawn: ({ person }) => `${person || 'A member'} has taken their application back`,
    application_gone: () => 'An applicant has left, and their application has gone with them',
    application_ended: ({ thing }) => `${Named(thing)} has ended, and your application with it`,
    application_seat_freed: () => 'The team has given your seat free: you had not joined by then',
    application_terms: () => 'What it offers has changed: say whether you still want it',
    application_interview: () => 'The team proposes times for an interview: take one',
    application_interview_moved: ({ person }) =>
      `${person || 'The applicant'} asks to move the interview: take one of the times`,
    application_interview_set: () => 'The time of the interview is agreed',
    application_interview_over: () => 'The interview is called off',
    application_trial: () => 'The team asks you for the trial task',
    application_trial_in: ({ person }) => `${person || 'A member'} has handed in the trial task`,
    application_offered: () => 'The team offers you the place: answer them',
    application_offer_over: () => 'The team has taken their offer back',
    application_accepted: ({ person }) => `${person || 'A member'} has accepted your offer`,
    application_joined: () => 'You are in the team now',
    application_aside: () => 'Your application is set aside until you answer',
  },
  dates: {
    interview: (thing, person) => (person ? `Interview with ${person}: ${thing}` : `Interview: ${thing}`),
    begins: (thing, person) => (person ? `${person} begins: ${thing}` : `You begin: ${thing}`),
  },
  conversations: {
    application: {
      name: 'Application',
      over: 'The application has ended, so nothing more can be written here.',
    },
  },
  reportables: {
    application_answer: {
      name: 'Application',
      inSentence: 'application',
      own: 'Your application',
      title: (name) => (name ? `Report the application of ${name}` : 'Report an application'),
    },
    application_file: {
      name: 'File of an application',
      inSentence: 'file',
      own: 'The file of your application',
      title: (name) =>
        name ? `Report the file in the application of ${name}` : 'Report the file of an application',
    },
  },
  held: applicationHeld,
} satisfies ModuleWords<typeof applicationKinds>;
