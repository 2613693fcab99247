import type { ReviewedWork } from '#contract/mentors/limits.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import { daysOf } from './reviews.ts';

/** Of the form that asks for one. */
export const askReviewTexts = {
  title: (name: string) => `Ask ${name || 'a mentor'} for a written review`,
  plain: 'Ask for a written review',
  up: 'Mentors',
  description: 'A request to a mentor to review a work in writing.',
  how: (days: number) =>
    `The mentor says yes or no within 48 hours, and answers in writing within ${daysOf(days)} after a yes.`,
  free: (count: number) =>
    plural(count, { one: () => '1 review is free.', other: (shown) => `${shown} reviews are free.` }),
  full: 'All reviews of this mentor are taken at present.',
  closed: 'This mentor offers no written reviews at present.',
  bring: 'The mentor asks you to bring',
  work: 'What it is',
  topic: 'What it is about',
  topicHint: 'One of the topics of this mentor.',
  question: 'Your question',
  questionHint: `Say what you want to know about it. At least ${sessionLimits.question.min} characters.`,
  links: 'Links',
  linksHint: `Up to ${sessionLimits.links} addresses of public web pages, one a line.`,
  files: 'Files',
  filesHint: (extensions: readonly string[]) =>
    `Up to ${sessionLimits.attachments} files and links together, each file up to 10 MB: ${extensions.join(', ')}. Only the two of you can open them. They are deleted ${limits.fileDays} days after the end of the review.`,
  filesAgain: 'Choose the files once more: a browser forgets them.',
  project: 'Your project',
  projectHint: 'In place of files, or along with them.',
  noProject: 'None',
  submit: 'Send the request',
  submitHow: 'They see your profile. The review is free of charge.',
};

/** On the page of a mentor. */
export const reviewOfferTexts = {
  heading: 'Written review',
  of: (shown: readonly ReviewedWork[], days: number) =>
    `Of ${shown.map((work) => ({ document: 'documents', pitch: 'pitches' })[work]).join(' and ')}, with an answer within ${daysOf(days)}.`,
  free: askReviewTexts.free,
  full: askReviewTexts.full,
  ask: 'Ask for a written review',
};
