/** The states of a row, beside their sign. */
export const rowTexts = {
  turn: 'Your turn',
  waiting: 'Waiting',
} as const;
