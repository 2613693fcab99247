import { z } from 'zod';
import { limits } from '#rules/agreements/limits.ts';
import { largestAmount } from '#rules/amounts/money.ts';
import { broken } from '#rules/broken.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { longText, webAddress } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { milestone } from './milestone-shape.ts';
import { agreementMilestone, basedOn } from './params.ts';
import { workLimits } from './work-limits.ts';

/** The work of an agreement in force: its milestones, from the choice to the review. */

export const goneMilestone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
export const asMilestoneStands = { status: 200, body: milestone, about: 'As it stands now' } as const;

/** Refusals that any command on a milestone can get. */
export const milestoneRefusals = [
  'agreement_moved',
  'milestone_unknown',
  'conflict',
  'not_your_side',
  'not_from_this_stage',
  'agreement_settled',
] as const;

export const getMilestone = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/milestones/:milestone',
  summary: 'A milestone of an agreement in force, as one of its sides reads it',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { ...agreementMilestone },
  answer: asMilestoneStands,
  refusals: ['agreement_moved', 'milestone_unknown'],
});

const shareMessage = broken('step', limits.shareStep, 0, 100);

export const postStart = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/start',
  summary:
    'Choose the share and start a milestone, as its contributor: the choice is locked for both, and its units are taken from the pool',
  access: 'adult',
  ...goneMilestone,
  params: {
    ...agreementMilestone,
    basedOn,
    share: z.coerce.number(shareMessage).int(shareMessage).min(0, shareMessage).max(100, shareMessage),
  },
  answer: asMilestoneStands,
  refusals: [
    ...milestoneRefusals,
    'agreement_not_active',
    'agreement_project_closed',
    'agreement_person_away',
    'agreement_no_other_owner',
    'choice_outside_bounds',
    'pool_short',
  ],
});

const hoursMessage = broken('range', 0, workLimits.hours);
const valueMessage = broken('range', 0, largestAmount);
const linksMessage = broken('list_between', 0, workLimits.links);
const filesMessage = broken('list_between', 0, workLimits.files);
/** Hours actually worked. */
const hours = <Typed>() =>
  z.coerce
    .number<Typed>(hoursMessage)
    .int(hoursMessage)
    .min(0, hoursMessage)
    .max(workLimits.hours, hoursMessage);
const handedIn = {
  basedOn,
  hours: hours<unknown>(),
  text: longText(0, workLimits.text).default(''),
  notPassing: longText(0, workLimits.notPassing).default(''),
};
const handingIn = [
  ...milestoneRefusals,
  'milestone_disputed',
  'award_too_large',
  'entry_wrong_figures',
  'submission_empty',
  'submission_files_many',
  'storage_file_not_found',
  'storage_bucket_not_found',
] as const;

export const postSubmission = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/submissions',
  summary:
    'Hand in a milestone, as its contributor: words, links, copies of own files, and the hours actually worked',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: {
    ...agreementMilestone,
    ...handedIn,
    links: z.array(webAddress, linksMessage).max(workLimits.links, linksMessage).default([]),
    files: z
      .array(z.object({ bucketId: id, fileId: id }), filesMessage)
      .max(workLimits.files, filesMessage)
      .default([]),
    /** At an early end the value that is asked for. */
    proposed: z
      .int(valueMessage)
      .min(0, valueMessage)
      .max(largestAmount, valueMessage)
      .nullable()
      .default(null),
  },
  answer: asMilestoneStands,
  refusals: handingIn,
});

/** As a form without scripts sends it: hours in digits of any script, links a line each, the value as an amount is typed. */
export const submissionFields = {
  ...handedIn,
  hours: z
    .string(hoursMessage)
    .overwrite(latinDigits)
    .regex(/^\s*\d+\s*$/, hoursMessage)
    .pipe(hours<string>()),
  links: longText(0, workLimits.text).default(''),
  proposed: z.string(broken('text')).max(30, broken('text')).default(''),
};

export const postSubmissionForm = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/submission-forms',
  summary: 'Hand in a milestone with new files, in one form',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { ...agreementMilestone },
  form: submissionFields,
  answer: asMilestoneStands,
  refusals: [
    ...handingIn,
    'trial_links',
    'submission_value',
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});

const criterionMessage = broken('range', 1, limits.criteria);

export const postChanges = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/changes',
  summary: 'Ask for changes against one of the criteria, for the project, at most twice',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: {
    ...agreementMilestone,
    basedOn,
    criterion: z.coerce
      .number(criterionMessage)
      .int(criterionMessage)
      .min(1, criterionMessage)
      .max(limits.criteria, criterionMessage),
    words: longText(1, workLimits.words),
  },
  answer: asMilestoneStands,
  refusals: [
    ...milestoneRefusals,
    'agreement_not_active',
    'milestone_disputed',
    'too_many_changes',
    'entry_wrong_figures',
  ],
});

export const postAcceptance = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/acceptance',
  summary: 'Accept what was handed in, for the project',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { ...agreementMilestone, basedOn },
  answer: asMilestoneStands,
  refusals: [...milestoneRefusals, 'milestone_disputed'],
});

export const postCancellation = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/cancellation',
  summary: 'Cancel a milestone that has not started, on either side',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { ...agreementMilestone, basedOn },
  answer: asMilestoneStands,
  refusals: milestoneRefusals,
});

export const postDrop = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/drop',
  summary:
    'Drop a milestone that was begun: the contributor at any time, an owner once the time for handing it in is over',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { ...agreementMilestone, basedOn },
  answer: asMilestoneStands,
  refusals: [...milestoneRefusals, 'milestone_disputed', 'milestone_not_late'],
});

export const getEntryFile = call({
  method: 'GET',
  path: '/agreement-files/:fileId',
  summary: 'A file that was brought with an entry of a ledger, for both sides',
  access: 'member',
  forSuspended: true,
  ...goneMilestone,
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The file as it was handed in' },
  refusals: [],
});
