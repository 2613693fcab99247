import type { Module } from '../ground/declaration.ts';
import { addressChores } from './chores.ts';
import { emailChange } from './letters/email-change.ts';
import { emailChanged } from './letters/email-changed.ts';
import { verification } from './letters/verification.ts';
import { addressData } from './own-data.ts';

export const addresses: Module = {
  name: 'addresses',
  letters: [verification, emailChange, emailChanged],
  chores: addressChores,
  ownData: addressData,
};
