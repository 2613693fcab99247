import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { collegeReactions } from './college/reactions.ts';
import { endAppeals } from './steps/end-appeals.ts';
import { endClaimsOf, lapseClaim } from './steps/end-claims-of.ts';
import { lapseHost, settleHosts } from './steps/settle-hosts.ts';

export const creditReactions = [
  ...collegeReactions,
  reaction({
    name: 'credit:lapse-host',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'claim_host',
    run: (tx, { subject }) => lapseHost(tx, subject.subjectId),
  }),
  reaction({
    name: 'credit:lapse-student',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'claim_returned' || kind === 'claim_evidence',
    run: (tx, { subject: { kind, subjectId } }) =>
      lapseClaim(tx, subjectId, kind === 'claim_returned' ? 'returned' : 'evidence'),
  }),
  reaction({
    name: 'credit:end-of-membership',
    to: ['rosters.ended'],
    run: (tx, event) =>
      endClaimsOf(tx, {
        accountId: accountOf(event),
        organisationId: event.subject.organisationId,
        how: event.subject.how,
        at: event.at,
      }),
  }),
  reaction({
    name: 'credit:end-appeals',
    to: ['organisations.ended'],
    run: (tx, { subject }) => endAppeals(tx, subject.organisationId),
  }),
  reaction({
    name: 'credit:settle-hosts-of-project',
    to: ['projects.left', 'projects.ownerGone'],
    run: (tx, { subject }) => settleHosts(tx, { projectId: subject.projectId }),
  }),
  reaction({
    name: 'credit:settle-hosts-of-account',
    to: ['standings.suspended', 'standings.childFound', 'accounts.leaving', 'blocks.changed'],
    run: (tx, event) => settleHosts(tx, { accountId: accountOf(event) }),
  }),
];
