import {
  type ClaimLack,
  type ClaimReturner,
  creditLimits as limits,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { RuleParts } from '#contract/credit/shapes.ts';
import type { ClaimCut } from '#rules/credit/limits.ts';
import { day, number } from '#web/ground/texts/amounts.ts';
import { creditsOf, hoursOf } from './hours.ts';

type Sides = { project: string; institution: string; until: string };
type OfLack = { institution: string; missing: number; rule: RuleParts | null };

/** The words of one claim, as its student sees it. */
export const claimTexts = {
  one: 'Claim',
  up: 'College credit',
  description: 'A claim for college credit, and how it stands.',
  to: (institution: string, cohort: string) => `${institution}, ${cohort}`,
  number: (number: string) => `Number ${number}`,
  term: (term: string) => `Term ${term}`,
  turns: {
    draft: ({ project }: Sides) =>
      `Only you see this claim. When you send it, it goes to the owners of ${project}, who confirm your hours.`,
    draftEvidence: ({ project, institution }: Sides) =>
      `Only you see this claim. No owner of ${project} can confirm your hours. So after you send it, you write evidence for ${institution}.`,
    host: ({ project, until }: Sides) => `An owner of ${project} confirms your hours by ${day(until)}.`,
    hostAgain: ({ project, institution, until }: Sides) =>
      `No owner of ${project} has answered, so we asked once more. Without an answer by ${day(until)} you can send evidence to ${institution} instead.`,
    evidence: ({ project, institution, until }: Sides) =>
      `Your turn: no owner of ${project} confirmed your hours. Tell ${institution} how it can see your work, and send it by ${day(until)}. After that day the claim is withdrawn.`,
    college: ({ institution, until }: Sides) => `${institution} decides by ${day(until)}.`,
    collegeLate: ({ institution, until }: Sides) =>
      `${institution} is late. It had to decide by ${day(until)}. You need not do anything.`,
    collegeNoOne: ({ institution }: Sides) =>
      `At present ${institution} has no staff who can decide your claim. It waits, and we have told the institution.`,
    appealed: ({ institution }: Sides) =>
      `${institution} looks at your appeal. Other staff than before decide it.`,
    appealedUntil: ({ institution, until }: Sides) =>
      `${institution} decides your appeal by ${day(until)}. Other staff than before decide it.`,
    approved: ({ institution }: Sides) => `${institution} has approved your claim.`,
    declined: ({ institution }: Sides) => `${institution} has declined your claim.`,
    withdrawn: () => 'This claim was withdrawn. Its work is free for another claim.',
    released: () =>
      'This claim has ended, because you are no longer a student of the institution, or the institution or the project has closed. Its work is free for another claim.',
    taken_back: ({ institution }: Sides) =>
      `${institution} has taken its approval back. The certificate counts no more.`,
  },
  returned: {
    '': ({ until }: Sides) => `Your turn: change the claim and send it again by ${day(until)}.`,
    host: ({ project, until }: Sides) =>
      `Your turn: an owner of ${project} returned the claim. Change it and send it again by ${day(until)}. After that day it is withdrawn.`,
    college: ({ institution, until }: Sides) =>
      `Your turn: ${institution} returned the claim. Change it and send it again by ${day(until)}. After that day it is withdrawn.`,
    rule: ({ project, until }: Sides) =>
      `Your turn: the owners of ${project} confirmed so few hours that they give no credit. Add work and send it again by ${day(until)}. After that day the claim is withdrawn.`,
  } satisfies Record<ClaimReturner, (of: Sides) => string>,
  reason: (reason: string) => `Reason: ${reason}`,
  certificate: 'See the certificate',
  noBank: 'No entry in the Academic Bank of Credits; the institution makes that.',
  sum: 'This gives',
  sumOver: 'This claim was for',
  another: 'Claim college credit again',
  sumLine: (minutes: number, credits: number) => `${hoursOf(minutes)}, ${creditsOf(credits)}`,
  sumSaid: (minutes: number) => `The work has ${hoursOf(minutes)}.`,
  cuts: {
    line_days: (minutes) =>
      `Not counted: ${hoursOf(minutes)}. A piece of work counts for at most 12 hours a day.`,
    all_days: (minutes) =>
      `Not counted: ${hoursOf(minutes)}. All your work together counts for at most 12 hours a day.`,
    most_hours: (minutes, rule) =>
      rule
        ? `Not counted: ${hoursOf(minutes)}. The rule counts at most ${hoursOf(rule.mostHours * 60)} in this cohort.`
        : `Not counted: ${hoursOf(minutes)}, by the rule.`,
    most_credits: (_, rule, credits) =>
      rule
        ? `Not counted: ${creditsOf(credits)}. The rule gives at most ${creditsOf(rule.mostCredits)} in this cohort.`
        : `Not counted: ${creditsOf(credits)}, by the rule.`,
  } satisfies Record<ClaimCut, (minutes: number, rule: RuleParts | null, credits: number) => string>,
  lacksTitle: 'It cannot be sent yet',
  lacks: {
    lines: () => 'Tick the work that you claim.',
    least: ({ missing, rule }: OfLack) =>
      rule
        ? `Missing: ${hoursOf(missing)}. The rule asks for at least ${hoursOf(rule.leastHours * 60)}.`
        : `Missing: ${hoursOf(missing)}.`,
    credit: () => 'These hours give no credit beyond what you have claimed before.',
    semester: () => 'The rule gives credit in other semesters than yours.',
    evidence: () => 'Write your evidence.',
    organisation: ({ institution }: OfLack) => `${institution} takes no claims at present.`,
  } satisfies Record<ClaimLack, (of: OfLack) => string>,
  lines: 'Work in this claim',
  linesChoose: 'Choose the work',
  linesHow: 'Tick what you claim, then save. The sum above is about what is saved.',
  saveLines: 'Save the choice',
  lineMilestone: (minutes: number, days: string) => `Milestone, ${hoursOf(minutes)}, ${days}`,
  lineLog: (minutes: number, days: string) => `Log, ${hoursOf(minutes)}, ${days}`,
  confirmed: (minutes: number) => `The owner confirmed ${hoursOf(minutes)}.`,
  confirmedNone: 'The owner confirmed no hours.',
  lineReason: (reason: string) => `Reason of the owner: ${reason}`,
  agreement: 'See the agreement',
  send: 'Send the claim',
  sendToHost: (project: string) =>
    `It goes to the owners of ${project}. They see your name, your institution and this work. They have 7 days.`,
  sendToCollege: (institution: string) =>
    `It goes to ${institution} with your evidence. It sees your row in its list, this work and the evidence.`,
  sendToEvidence: (institution: string) =>
    `After that you write your evidence. You have 30 days. Then the claim goes to ${institution}.`,
  sendBack: (institution: string) =>
    `It goes to ${institution} again, because the hours are confirmed already.`,
  sendAgain: 'Send it again',
  busy: 'Saving…',
  evidence: {
    title: 'Evidence',
    how: (institution: string) =>
      `Tell ${institution} how it can see that you did this work: the work itself, who knows of it, where it stands. The certificate then says “on evidence, not confirmed by the host”.`,
    words: 'Your words',
    save: 'Save the words',
    files: 'Files',
    filesNone: 'No file yet.',
    filesHow: `At most ${limits.files} files, each a PDF or a picture. Show no identity number. We delete words and files ${times.evidenceDays} days after the decision.`,
    file: 'Add a file',
    fileHint: 'PDF, JPEG, PNG or WebP.',
    add: 'Add this file',
    see: (position: number, mimeType: string) =>
      mimeType === 'application/pdf'
        ? `File ${number(position)}, a PDF`
        : `File ${number(position)}, a picture`,
    delete: (position: number) => `Delete file ${number(position)}`,
  },
  steps: 'So far',
  withdraw: 'Withdraw the claim',
  withdrawHow: 'It ends now. Its work is free for another claim.',
  delete: 'Delete this draft',
  appeal: {
    title: 'Appeal',
    how: (institution: string, until: string) =>
      `If you think that the decision is wrong, say why by ${day(until)}. Staff of ${institution} who did not decide look at it once more. Their decision is the last one here.`,
    noStaff: (institution: string) =>
      `${institution} has no other staff who could decide an appeal, so you cannot appeal here. Ask the institution itself.`,
    words: 'Why the decision is wrong',
    send: 'Send the appeal',
    sent: (at: string) => `You appealed on ${day(at)}.`,
    decided: (at: string) => `The appeal was decided on ${day(at)}.`,
    ended: (at: string) =>
      `The institution is not here any more. So the appeal ended on ${day(at)} without a decision.`,
  },
  done: {
    begun: 'The claim is begun. Nothing is sent yet. Read what it gives, then send it.',
    lines: 'Saved. The sum is up to date.',
    sent: 'The claim is sent.',
    words: 'Your words are saved.',
    file: 'The file is added.',
    fileDeleted: 'The file is deleted.',
    withdrawn: 'You have withdrawn the claim.',
    appealed: 'Your appeal is sent.',
  } as Readonly<Record<string, string>>,
};
