/** What fields and dialogs of every form say. */
export const passwordFieldTexts = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

export const formTexts = {
  optional: '(optional)',
  close: 'Close',
} as const;
