export const logTexts = {
  intro: 'Everything administrators have done, the newest first. Nothing in it can be changed.',
  none: 'Nothing has been done yet.',
  removed: (id: string) => `removed (${id})`,
} as const;
