import type { ApplicationEnding, ApplicationStage, DeclineReason } from '#contract/applications/limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import type { Worsening } from '#contract/opportunities/limits.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import { applicationEndings } from './states.ts';

export const applyTexts = {
  title: 'Apply',
  description: 'Apply for an opportunity of a project.',
  for: (title: string, project: string) => `${title} · ${project}`,
  terms: 'What you apply for',
  question: 'The team asks',
  note: 'Why you, and why this',
  noteHint: `From ${limits.note.min} characters on: what you have done that is like it, and what you want from it.`,
  hours: 'Hours a week that you have for it',
  startsOn: 'The first day on which you can begin',
  fileHint: 'The team gets a copy as it is now, and reads it through this application alone.',
  send: 'Send application',
  sending: 'Sending…',
  afterwards:
    'The team has 10 days for a first answer. You can change it until the team opens it. You can take it back at any time.',
  again: 'The words below are from your earlier application. Look through them before you send them.',
  back: 'To the opportunity',
  yours: 'To your application',
  goneQuestions: 'What you had answered to questions that the team does not ask any more',
  conflict: 'The terms are different now. Please read them again before you send it.',
} as const;

export const sentTexts = {
  pageTitle: 'My applications',
  description: 'What you have applied for, and whose turn it is.',
  none: 'You have applied for nothing yet. Find an opportunity, open it and press Apply.',
  noneOver: 'No application of yours is over.',
  find: 'Find an opportunity',
  open: 'Open',
  over: 'Over',
  next: 'Older ones',
  first: 'Newest ones',
  application: 'Application',
  sentOn: (at: string) => `Sent on ${day(at)}`,
  answerBy: (at: string) => `answer by ${day(at)}`,
  arrived: {
    sent: 'Your application is sent. The team has 10 days for a first answer.',
    saved: 'Saved.',
    withdrawn: 'You have taken it back.',
    confirmed: 'You have said yes to the new terms.',
  } as Record<string, string>,
  timeline: 'What has happened',
  sent: 'What you sent',
  note: 'Your note',
  hours: (hours: number) => `${number(hours)} hours a week`,
  startsOn: (on: string) => `from ${day(on)}`,
  terms: 'The terms as they stood then',
  edit: 'Change what you sent',
  editHow: 'No one has opened it yet.',
  save: 'Save',
  saving: 'Saving…',
  changeFile: 'The file',
  fileNow: (name: string) => `Sent with it: ${name}`,
  noFileNow: 'No file was sent with it.',
  sendFile: 'Send this file instead',
  sendNoFile: 'Send it without a file',
  typed: 'Below is what you typed.',
  staysAsItIs: 'You cannot change it any more: the team has opened it, or it has ended.',
  back: 'To your application',
  hoursLabel: applyTexts.hours,
  startsOnLabel: applyTexts.startsOn,
  turns: {
    project: (dueAt: string) => `The team’s turn: they answer by ${moment(dueAt)}.`,
    confirm: (dueAt: string) =>
      dueAt
        ? `Your turn: say by ${moment(dueAt)} whether you still want it.`
        : 'Your turn: say whether you still want it.',
    unanswerable:
      'No one of the team is available now. Your application stays. Their time begins when one of them is available.',
  },
  over_: (stage: ApplicationStage, ending: ApplicationEnding) =>
    ending ? `${applicationEndings[ending]}.` : endings[stage],
  withdraw: 'Take it back',
  withdrawing: 'Taking it back…',
  withdrawHow: 'The team reads nothing of it any more; your name and the stage stay with them.',
  mayReturn: 'You can apply for it again after that.',
  mayNotReturn: 'You cannot apply for it again after that.',
  applyAgain: 'Apply again',
  asked: 'What it offers has changed since you applied',
  askedHow: 'It has got worse in this:',
  worse: {
    pay: 'It pays less.',
    equity: 'No equity is promised any more.',
    credit: 'There is less college credit, or none.',
    hours: 'It takes more hours a week.',
    weeks: 'It takes longer.',
    mode: 'The work is on site now.',
    place: 'It is at another place.',
    start: 'It begins earlier.',
  } satisfies Record<Worsening, string>,
  confirm: 'I still want it',
  confirming: 'One moment…',
  aside: 'Your application is set aside, not taken back: until the closing day one step brings it back.',
  asideOver: 'Your application was set aside, and the closing day has passed.',
  similar: 'Places like this one',
  similarHow: 'Your note is taken over into their form.',
  similarNone: 'No similar opportunity is open now.',
  file: 'The file that you sent',
} as const;

const endings: Record<ApplicationStage, string> = {
  submitted: '',
  seen: '',
  shortlisted: '',
  interview: '',
  offered: '',
  accepted: '',
  joined: 'You are in the team.',
  declined: 'Not this time.',
  withdrawn: 'You have taken it back.',
  lapsed: 'No answer came in time. You are free again.',
  ended: '',
};

/** As the owner chooses them; the letter says them to the applicant. */
export const declineReasons: Record<DeclineReason, string> = {
  chose_another: 'The team has chosen another person.',
  other_experience: 'The team looks for other experience.',
  hours_do_not_fit: 'The hours do not fit.',
  start_does_not_fit: 'The start does not fit.',
  place_does_not_fit: 'The place does not fit.',
  needs_changed: 'What the team needs has changed.',
  says_too_little: 'The application says too little for a decision.',
  other: 'Another reason, in the team’s own words.',
};
