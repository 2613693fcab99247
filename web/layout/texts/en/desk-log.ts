export const logTexts = {
  intro: 'Everything staff have done, the newest first. Nothing in it can be changed.',
  none: 'Nothing has been done yet.',
  removed: (id: string) => `removed (${id})`,
  operator: 'The operator',
  product: 'The product',
  proposal: ({ detail }: { detail: string }) => detail.replace(/^[\w.]+(?:: )?/, ''),
  wentOnAfter: ({ sequence }: { sequence: string }) => `The log went on after entry ${sequence}.`,
} as const;
