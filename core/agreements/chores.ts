import type { Chore } from '../ground/chore.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { forgetTexts } from './forget-texts.ts';

export const agreementChores: Chore[] = [
  { name: 'agreements:forget-addresses', at: '20 3 * * *', run: forgetAddresses },
  { name: 'agreements:forget-texts', at: '25 3 * * *', run: forgetTexts },
];
