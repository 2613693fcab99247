import type { Consents } from '../ground/consent.ts';
import { changeVisibility } from './steps/change-visibility.ts';

export const peopleConsents: Consents = {
  visibility: {
    asked: { columns: ['people.visibility'], calls: ['PUT /account/visibility'] },
    withdraw: (tx, accountId) => changeVisibility(tx, accountId, 'hidden'),
  },
};
