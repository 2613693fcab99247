import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const conversationHeld = {
  conversations: {
    group: 'talk',
    policy: 'Private messages',
    name: 'Conversations',
    holds:
      'Which two members, which team, or which applicant and project have a conversation, who asked for it and when, and the result.',
    why: 'To let members write, and to make strangers ask first.',
    kept: 'As long as a member is in the conversation. Of an application, as long as it; for its team 30 days longer, but not after a withdrawal.',
  },
  conversation_members: {
    group: 'talk',
    policy: 'Private messages',
    name: 'Your part in conversations',
    holds: 'Who takes part in which conversation, how far they have read, and whether they have muted it.',
    why: 'To show the member alone what is unread, on all devices.',
    kept: 'As long as the member is in the conversation.',
  },
  conversation_changes: {
    group: 'talk',
    policy: 'Private messages',
    name: 'Changes of conversations',
    holds: 'The result of a request, who joined a team’s conversation and who left it, and when.',
    why: 'To show the participants how the conversation changed.',
    kept: 'As long as the conversation. When an account ends, the change stays with the other side, without a name.',
  },
  messages: {
    group: 'talk',
    policy: 'Private messages',
    name: 'Messages',
    holds: 'The messages that members have written to each other, and when.',
    why: 'To show them to the participants.',
    kept: 'Until its author deletes it, or the conversation is empty. After the author’s account, the other side has it without a name.',
  },
  message_files: {
    group: 'talk',
    policy: 'Private messages',
    name: 'Files in messages',
    holds:
      'The files that were sent with messages, with their names, sizes and kinds. Of a picture, the server makes a new one.',
    why: 'To show them to the participants.',
    kept: 'As long as the message. A file that was never sent, one day; of a removed message, 90 days.',
  },
  request_capacities: {
    group: 'talk',
    policy: 'Your page',
    name: 'How many requests you take',
    holds: 'How many unanswered requests a member accepts at the same time.',
    why: 'To prevent a member from getting more first messages than they want.',
    kept: 'Until it is changed.',
  },
} satisfies ModuleHeld;
