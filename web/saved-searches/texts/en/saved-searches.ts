import { savedSearchLimits as limits } from '#contract/saved-searches/limits.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const savedSearchTexts = {
  up: 'Saved',
  save: 'Save this search',
  saveHow: 'Once a week we email you what is new in it.',
  saved: 'Saved. Once a week we email you what is new in it.',
  title: 'Saved searches',
  none: 'You have saved no search yet. Search for opportunities or projects, and save what you searched for.',
  how: 'Once a week we email you what is new in them, if anything is.',
  mails: 'Choose what we email you',
  foundProjects: (count: number) =>
    plural(count, {
      one: () => '1 new project last time',
      other: (shown) => `${shown} new projects last time`,
    }),
  projects: (words: string) => `Projects: ${words}`,
  typed: (words: string) => `“${words}”`,
  found: (count: number) =>
    plural(count, {
      one: () => '1 new opportunity last time',
      other: (shown) => `${shown} new opportunities last time`,
    }),
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  one: 'Saved search',
  description: 'A search that you have saved.',
  name: 'What you call it',
  nameHint: `Up to ${limits.name} characters. Without a name it is called by what it asks for.`,
  submit: 'Save',
  submitting: 'Saving…',
  done: 'Saved.',
  remove: 'Delete this search',
  removeHow: 'You are told nothing more of it.',
  open: 'Show what is open now',
  now: 'As it is saved now',
} as const;
