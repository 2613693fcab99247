import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { endMarketing } from './steps/end-marketing.ts';

export const consentReactions = [
  reaction({
    // Children get no marketing emails, even with a recorded consent.
    name: 'consents:end-of-child',
    to: ['standings.childFound'],
    run: (tx, event) => endMarketing(tx, accountOf(event)),
  }),
];
