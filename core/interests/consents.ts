import type { Consents } from '../ground/consent.ts';
import { closeInterests } from './steps/close-interests.ts';

export const interestConsents: Consents = {
  open_to_introductions: {
    asked: { columns: ['interests.open_for'], calls: ['PUT /account/interests'] },
    withdraw: closeInterests,
  },
};
