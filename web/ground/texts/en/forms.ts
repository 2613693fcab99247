import { number } from '../amounts.ts';

/** The words of fields and dialogs of every form. */
export const passwordFieldTexts = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

export const formTexts = {
  optional: '(optional)',
  most: (most: number) => `At most ${number(most)} characters.`,
  counted: (length: number, most: number) => `${number(length)} of ${number(most)} characters.`,
  close: 'Close',
  wayBack: 'Go back without a change',
} as const;
