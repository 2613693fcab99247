/** The states of a row, next to their sign. */
export const rowTexts = {
  turn: 'Your turn',
  waiting: 'Waiting',
} as const;
