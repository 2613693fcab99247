import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { askAboutTerms } from './steps/ask-about-terms.ts';
import { endChoice } from './steps/end-choice.ts';
import { endOfOpportunity } from './steps/end-of-opportunity.ts';
import { endOfProject } from './steps/end-of-project.ts';
import { endOffer } from './steps/end-offer.ts';
import { freeSeatOfLeaver } from './steps/free-seat-of-leaver.ts';
import { lapseApplication } from './steps/lapse-application.ts';
import { missTrial } from './steps/miss-trial.ts';
import { passOn, passOnBetween, passOnOwned } from './steps/pass-on.ts';
import { returnOfOpportunity } from './steps/return-of-opportunity.ts';
import { endAside, setAside } from './steps/set-aside.ts';
import { settleOfApplicant } from './steps/settle-of-applicant.ts';

export const applicationReactions = [
  reaction({
    name: 'applications:lapse',
    to: ['clocks.lapsed'],
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'application_first_decision' || kind === 'application_later_decision')
        await lapseApplication(tx, subjectId);
      if (kind === 'interview_answer') await endChoice(tx, subjectId);
      if (kind === 'offer') await endOffer(tx, subjectId);
      if (kind === 'trial_task') await missTrial(tx, subjectId);
      if (kind === 'terms_confirmation') await setAside(tx, subjectId);
    },
  }),
  reaction({
    name: 'applications:ask-about-terms',
    to: ['opportunities.termsChanged'],
    run: (tx, { subject }) => askAboutTerms(tx, subject.opportunityId),
  }),
  reaction({
    name: 'applications:end-with-place',
    to: ['opportunities.closed', 'opportunities.filled', 'opportunities.removed'],
    async run(tx, { name, subject }) {
      const isClosed = name === 'opportunities.closed' && subject.ending === 'owner';
      const ending = name === 'opportunities.filled' ? 'filled' : isClosed ? 'closed' : 'gone';
      await endOfOpportunity(tx, subject.opportunityId, ending);
    },
  }),
  reaction({
    name: 'applications:end-with-project',
    to: ['projects.archived', 'projects.removed'],
    run: (tx, { subject }) => endOfProject(tx, subject.projectId),
  }),
  reaction({
    name: 'applications:end-aside',
    to: ['opportunities.expired'],
    run: (tx, { subject }) => endAside(tx, subject.opportunityId),
  }),
  reaction({
    name: 'applications:return-with-place',
    to: ['opportunities.putBack'],
    run: (tx, { subject }) => returnOfOpportunity(tx, subject.opportunityId, subject.removedAt),
  }),
  reaction({
    name: 'applications:free-seat',
    to: ['projects.left'],
    run: (tx, { accountId, subject }) => freeSeatOfLeaver(tx, subject.projectId, accountId),
  }),
  reaction({
    name: 'applications:pass-on',
    to: ['projects.left', 'projects.ownerAnswered', 'projects.joined'],
    run: (tx, { subject }) => passOn(tx, subject.projectId),
  }),
  reaction({
    name: 'applications:pass-on-owned',
    to: ['standings.suspended', 'standings.suspensionEnded'],
    run: (tx, event) => passOnOwned(tx, accountOf(event)),
  }),
  reaction({
    name: 'applications:settle-of-applicant',
    to: ['standings.suspended', 'standings.suspensionEnded'],
    run: (tx, event) => settleOfApplicant(tx, accountOf(event)),
  }),
  reaction({
    name: 'applications:pass-on-between',
    to: ['blocks.changed'],
    run: (tx, event) => passOnBetween(tx, accountOf(event), event.subject.personId),
  }),
];
