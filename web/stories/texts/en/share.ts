/** The button that shares a page. */
export const shareTexts = {
  share: 'Share',
  shared: 'The link is copied.',
  notShared: (url: string) => `The link to copy: ${url}`,
} as const;
