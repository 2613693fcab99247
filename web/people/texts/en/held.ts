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
    why: 'To let others who share a conversation or a team with the member still read the name that they know.',
    kept: 'Until the member is shown again, or the account ends.',
  },
  parted_names: {
    group: 'others',
    policy: 'Blocks and reports',
    name: 'Names at the time of a block',
    holds: 'The names under which two members last saw each other before one of them blocked the other.',
    why: 'To hide a new name of each member from the other wherever both were before, such as in a conversation.',
    kept: 'Until there is no block between the two any more, or one of the accounts ends.',
  },
  handles: {
    group: 'others',
    policy: 'Your page',
    name: 'Your handles',
    holds: 'The handle under which a member has a page, and their earlier handles.',
    why: 'To find the page, and to prevent other people from using a handle of the member to pretend to be them.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
} satisfies ModuleHeld;
