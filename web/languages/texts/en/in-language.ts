/** On rows and pages whose text is in another language than the page. */
export const inLanguageTexts = {
  said: ({ language }: { language: string }) => `In ${language}`,
} as const;
