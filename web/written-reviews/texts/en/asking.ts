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
    `You send a document or a pitch and one question. The mentor says yes or no within 48 hours. After a yes you get a written answer within ${daysOf(days)}.`,
  free: (count: number) =>
    plural(count, {
      one: () => 'The mentor can take 1 more review now.',
      other: (shown) => `The mentor can take ${shown} more reviews now.`,
    }),
  full: 'The mentor can take no more reviews now. Look again later.',
  closed: 'This mentor offers no written reviews now.',
  bring: 'The mentor asks you to bring',
  work: 'What you send',
  topic: 'Topic',
  topicHint: 'Choose one of the topics of this mentor.',
  question: 'Your question',
  questionHint: `Say what you want to know about it. At least ${sessionLimits.question.min} characters.`,
  links: 'Links',
  linksHint: `Up to ${sessionLimits.links} addresses of public web pages, one on each line.`,
  files: 'Files',
  filesHint: (extensions: readonly string[]) =>
    `Up to ${sessionLimits.attachments} files and links together, each file up to 10 MB: ${extensions.join(', ')}. Only the two of you can open them. They are deleted ${limits.fileDays} days after the end of the review.`,
  filesAgain: 'Choose the files again: the browser forgets them.',
  project: 'Your project',
  projectHint: 'You can choose it instead of a file, or with files.',
  noProject: 'None',
  submit: 'Send the request',
  submitHow: 'The mentor sees your profile. The review costs nothing.',
};

/** On the page of a mentor. */
export const reviewOfferTexts = {
  heading: 'Written review',
  of: (shown: readonly ReviewedWork[], days: number) =>
    `The mentor reads ${shown.map((work) => ({ document: 'your document', pitch: 'your pitch' })[work]).join(' or ')}, and answers in writing within ${daysOf(days)} after a yes.`,
  free: askReviewTexts.free,
  full: askReviewTexts.full,
  ask: 'Ask for a written review',
};
