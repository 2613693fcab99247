import { number } from '../amounts.ts';

/** What fields and dialogs of every form say. */
export const passwordFieldTexts = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

export const formTexts = {
  optional: '(optional)',
  counted: (length: number, most: number) => `${number(length)} of ${number(most)} characters.`,
  close: 'Close',
} as const;
