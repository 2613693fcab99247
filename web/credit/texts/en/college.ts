import type { CollegeRowBody } from '#contract/credit/college-shapes.ts';
import {
  type ClaimDecision,
  type ClaimSide,
  type ClaimStepKind,
  type CollegeFilter,
  creditLimits as limits,
  creditTimes as times,
} from '#contract/credit/limits.ts';
import type { RuleParts } from '#contract/credit/shapes.ts';
import type { ClaimRoute, ClaimState } from '#rules/credit/limits.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import { creditsOf as credits, hoursOf as hours } from './hours.ts';
import { termName } from './term.ts';

/** One day for pages that have it as a text without a time. */
const dayOf = (day: string) => shortDay(`${day}T12:00:00Z`);
const most = limits.reason.max.toLocaleString('en');

/** The words of the pages on which staff of an institution decide about credit. */
export const collegeTexts = {
  title: 'Claims of credit',
  description: 'Claims of students for credit of an institution.',
  bank: 'No entry in the Academic Bank of Credits; the institution makes that.',
  list: {
    lists: {
      waiting: 'Waiting',
      appealed: 'Appeals',
      returned: 'With the student',
      approved: 'Approved',
      declined: 'Declined',
      ended: 'Ended',
    } satisfies Record<CollegeFilter, string>,
    none: {
      waiting: 'No claim waits for a decision.',
      appealed: 'No appeal waits.',
      returned: 'No claim is with a student or a host again.',
      approved: 'No claim is approved.',
      declined: 'No claim is declined.',
      ended: 'No claim was withdrawn, released or taken back.',
    } satisfies Record<CollegeFilter, string>,
    how: 'Students claim credit for hours of work. The host of the work confirms the hours first. Then the claim comes here.',
    cohort: 'Cohort',
    allCohorts: 'All cohorts',
    term: 'Term',
    allTerms: 'All terms',
    filter: 'Cohort and term',
    show: 'Show',
    organisation: 'Organisation',
    termName,
    facts: ({ number: claim, cohort, project, minutes, credits: given }: CollegeRowBody) =>
      [claim, cohort, project, hours(minutes), credits(given)].filter(Boolean).join(' · '),
    came: (at: string) => `Came on ${shortDay(at)}`,
    until: (at: string) => `Decide by ${shortDay(at)}`,
    late: (at: string) => `Late since ${shortDay(at)}`,
    more: 'More claims',
    first: 'First claims',
    file: 'Files for your office',
    fileHow: 'The approved claims of a term, as CSV.',
    fileOf: (term: string) => `Approved claims, ${termName(term)}`,
  },
  states: {
    draft: 'Draft',
    host: 'With the host',
    evidence: 'With the student',
    college: 'Waiting',
    returned: 'With the student',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    released: 'Ended',
    taken_back: 'Approval taken back',
  } satisfies Record<ClaimState, string>,
  signs: {
    draft: '○',
    host: '◐',
    evidence: '◐',
    college: '◐',
    returned: '◐',
    approved: '✓',
    declined: '!',
    withdrawn: '○',
    released: '○',
    taken_back: '!',
  } satisfies Record<ClaimState, string>,
  bars: {
    own: 'This is your own claim. Other staff decide it.',
    passed_over: 'You have worked with this student or with this team. Other staff decide this claim.',
    same_staff: 'You decided this before. Other staff decide the appeal.',
  } satisfies Record<Exclude<CollegeRowBody['bar'], ''>, string>,
  one: {
    title: 'Claim of credit',
    claim: 'Claim',
    enrolment: 'Enrolment number',
    cohort: 'Cohort',
    semester: 'Semester',
    project: 'Work for',
    counted: 'Counts',
    sum: (minutes: number, given: number) => `${hours(minutes)}, ${credits(given)}`,
    way: 'Confirmed by',
    ways: {
      host: 'The host of the work',
      evidence: 'No host. The student gave evidence instead.',
    } satisfies Record<ClaimRoute, string>,
    came: 'Came on',
    due: 'Decide by',
    late: 'Late since',
    term: 'Term',
    certificate: 'Certificate',
    state: 'State',
    day: shortDay,
    waitsForNoOne:
      'No staff can decide this claim now. It waits. The student reads that. Name another owner, coordinator or reviewer.',
    listed: 'The student sees that you looked: your name, your role and the time.',
    lines: 'Work',
    away: 'The claim is not with you now. You see its lines again when it comes back.',
    over: 'The claim has ended before you decided it. Its work is not shown to you.',
    milestone: (milestone: number) => `Milestone ${number(milestone)} of an agreement, accepted`,
    log: 'Log of hours',
    days: (first: string, last: string) =>
      first === last ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`,
    said: (minutes: number) => `Handed in: ${hours(minutes)}`,
    confirmed: (minutes: number) => `The host confirms: ${hours(minutes)}`,
    reason: (reason: string) => `Reason: ${reason}`,
    entry: (sequence: number) => `Entry ${number(sequence)} of the ledger`,
    evidence: 'Evidence',
    file: (position: number, mimeType: string) =>
      mimeType === 'application/pdf'
        ? `Open file ${number(position)}, a PDF`
        : `Open file ${number(position)}, a picture`,
    rule: 'Rule of the cohort',
    ruleOf: ({ hoursACredit, leastHours, mostHours, mostCredits }: RuleParts) =>
      `${number(hoursACredit)} hours give 1 credit. At least ${number(leastHours)} hours and at most ${number(mostHours)} hours. At most ${credits(mostCredits)}. These are sums over all claims of the student in the cohort.`,
    ruleGone: 'The rule of this claim is not there any more.',
    others: (minutes: number, given: number) =>
      `Approved in other claims of this student: ${hours(minutes)}, ${credits(given)}.`,
    waiting: (minutes: number) => `Other claims of this student wait here with ${hours(minutes)}.`,
    steps: 'Steps',
    decide: 'Decide',
    decideHow: 'Approve, and the student gets a certificate.',
    returns: (count: number) => {
      if (count === 0) return `You can return it ${limits.collegeReturns} times.`;
      return count >= limits.collegeReturns
        ? `You have returned it ${limits.collegeReturns} times. It cannot be returned again.`
        : plural(count, {
            one: () => `You can return it ${limits.collegeReturns} times. It was returned once.`,
            other: (shown) =>
              `You can return it ${limits.collegeReturns} times. It was returned ${shown} times.`,
          });
    },
    reasonLabel: 'Reason, to return or decline',
    reasonHint: `${limits.reason.min} to ${most} characters. The student reads it.`,
    decisions: {
      approve: 'Approve',
      return: 'Return to the student',
      decline: 'Decline',
    } satisfies Record<ClaimDecision, string>,
    lastReason: 'Reason of the last decision',
    appeal: 'Appeal of the student',
    appealAt: (at: string) => `Sent on ${shortDay(at)}`,
    appealAnswer: 'Decision about the appeal',
    appealReason: 'Reason',
    uphold: 'Approve the claim',
    refuse: 'Leave it as it was decided',
    takeBack: 'Take the approval back',
    takeBackHow: `The certificate is withdrawn, and the student can appeal for ${times.appealDays} days. Other staff decide the appeal.`,
    takeBackYes: 'Take it back',
    done: {
      approved: 'Approved. The student has the certificate.',
      returned: 'Returned. The student reads your reason.',
      declined: 'Declined. The student reads your reason.',
      upheld: 'The claim is approved now.',
      refused: 'It stays as it was decided.',
      takenBack: 'The approval is taken back. The certificate is withdrawn.',
    } as Readonly<Record<string, string>>,
  },
  steps: {
    begun: 'Begun',
    sent: 'Sent',
    host_asked: 'The host was asked',
    confirmed: 'The host answered',
    returned: 'Returned',
    evidence_asked: 'Evidence was asked for',
    evidence_sent: 'Evidence was sent',
    to_college: 'Came to you',
    approved: 'Approved',
    declined: 'Declined',
    appealed: 'The student appealed',
    appeal_upheld: 'Appeal: approved',
    appeal_refused: 'Appeal: it stays',
    taken_back: 'Approval taken back',
    withdrawn: 'Withdrawn',
    released: 'Ended',
  } satisfies Record<ClaimStepKind, string>,
  sides: {
    student: 'by the student',
    host: 'by the host',
    college: 'by your staff',
  } satisfies Record<Exclude<ClaimSide, 'time'>, string>,
  rule: {
    title: 'Rule of credit',
    cohort: 'Cohort',
    none: 'This cohort gives no credit yet. Its students can claim credit once you set the rule.',
    since: (at: string) => `This rule holds since ${shortDay(at)}.`,
    change: 'A change counts for claims that begin later. Claims that have begun keep their rule.',
    sums: 'Least hours, most hours and most credits are sums over all claims of a student in this cohort.',
    fields: {
      hoursACredit: 'Hours for 1 credit',
      leastHours: 'Least hours',
      mostHours: 'Most hours',
      mostCredits: 'Most credits',
    },
    semesters: 'Semesters with credit',
    semestersHow: 'Tick none, and all semesters have credit.',
    semester: (semester: string) => `Semester ${semester}`,
    save: 'Set the rule',
    changeNot: 'Only owners and coordinators with a proven address set the rule.',
    done: 'The rule is set.',
  },
  figure: {
    title: 'Decisions about credit',
    said: ({ due, late }: { due: number; late: number }) =>
      late === 0
        ? `In the last 12 months it owed students at least ${number(due)} decisions about credit. Fewer than 5 came late.`
        : `In the last 12 months it owed students at least ${number(due)} decisions about credit. At least ${number(late)} came late.`,
    how: 'A decision is due 10 working days after the claim came.',
  },
};
