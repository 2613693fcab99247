export const logTexts = {
  intro: 'Everything administrators have done, the newest first. Nothing in it can be changed.',
  none: 'Nothing has been done yet.',
  removed: (id: string) => `removed (${id})`,
  operator: 'The operator',
  wentOnAfter: ({ sequence }: { sequence: string }) => `The log went on after entry ${sequence}.`,
} as const;
