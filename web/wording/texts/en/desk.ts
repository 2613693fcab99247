/** Texts of the administration. */
export const wordingDeskTexts = {
  title: 'Wording',
  one: 'Wording',
  list: 'Which wordings',
  lists: { new: 'New', drafts: 'Drafts' },
  noneNew: 'No new wordings. Here you find what readers say under “Wrong word?”.',
  noneDrafts: 'No drafts yet.',
  facts: (language: string, page: string, sent: string) =>
    `${language} · ${page || 'page not known'} · ${sent}`,
  words: 'Read',
  better: 'Better',
  draft: 'Take as a draft',
  drop: 'Drop',
  done: {
    drafted: 'It is among the drafts. The operator’s command prints them for the sheet.',
    dropped: 'It is gone.',
  },
} as const;
