import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const peopleHeld = {
  people: {
    group: 'others',
    policy: 'Your page',
    name: 'Your page',
    holds:
      'The text that a member writes about themselves for others, who may see it, and the words by which others find the member.',
    why: 'To show it to the people whom the member allows, and to find what fits the member.',
    kept: 'Until it is changed.',
  },
  last_names: {
    group: 'others',
    policy: 'Your page',
    name: 'Your name while you are not shown',
    holds: 'The name that others saw last of a member who is suspended or leaving.',
    why: 'To let others who share a conversation or a team read the name that they know.',
    kept: 'Until the member is shown again, or the account ends.',
  },
  parted_names: {
    group: 'others',
    policy: 'Blocks and reports',
    name: 'Names at the time of a block',
    holds: 'The names under which two members last saw each other before one of them blocked the other.',
    why: 'To hide a new name of each from the other where both were before.',
    kept: 'Until the last block between them, or one of the accounts, ends.',
  },
  handles: {
    group: 'others',
    policy: 'Your page',
    name: 'Your handles',
    holds: 'The member’s handle, and their earlier ones.',
    why: 'To find the page, and to prevent others from pretending to be the member.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
} satisfies ModuleHeld;
