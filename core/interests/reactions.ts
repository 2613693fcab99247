import { reaction } from '../ground/reaction.ts';
import { barForMoney } from './steps/bar-for-money.ts';
import { liftBars } from './steps/lift-bars.ts';

export const interestReactions = [
  reaction({
    name: 'interests:bar-for-money',
    to: ['cases.decided'],
    run: (tx, { subject }) => barForMoney(tx, subject.caseId),
  }),
  reaction({
    name: 'interests:lift-bar',
    to: ['cases.appealAnswered'],
    run: (tx, { subject }) => liftBars(tx, subject.caseId),
  }),
];
