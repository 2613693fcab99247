export const logTexts = {
  intro: 'All actions of staff, the newest first. No one can change an entry.',
  none: 'Nothing has been done yet.',
  removed: (id: string) => `removed (${id})`,
  operator: 'The operator',
  product: 'The product',
  proposal: ({ detail }: { detail: string }) => detail.replace(/^[\w.]+(?:: )?/, ''),
  wentOnAfter: ({ sequence }: { sequence: string }) => `The log went on after entry ${sequence}.`,
} as const;
