import type { Held } from './held.ts';

/** Of what is written and told. */
export const talk = {
  conversations: {
    name: 'Conversations',
    holds:
      'Which two people, which team or which applicant and project have a conversation, who asked for it and when, and how that ended.',
    why: 'So that people can talk with each other, and strangers ask first.',
    kept: 'As long as somebody is in it; that of an application as long as the application, and the team reads it until 30 days after its end, not after a withdrawal.',
  },
  conversation_members: {
    name: 'Your place in them',
    holds:
      'Who takes part in which conversation, up to where they have read, and whether they have muted it.',
    why: 'To show what is unread, on all their devices alike. Nobody else is shown it.',
    kept: 'As long as they are in it.',
  },
  conversation_changes: {
    name: 'What became of them',
    holds: 'What became of a request, who joined a team’s conversation and who left it, and when.',
    why: 'To show those who take part how it came about.',
    kept: 'As long as the conversation. After the end of an account it stays with the other side, without a name.',
  },
  messages: {
    name: 'Messages',
    holds: 'What people have written to each other, and when.',
    why: 'To show it to those who take part.',
    kept: 'Until its author deletes it, or nobody is in the conversation any more. After the end of its author’s account it stays with the other side, without a name.',
  },
  message_files: {
    name: 'Files in messages',
    holds: 'Files that were sent with messages, with their names, sizes and kinds; pictures are drawn anew.',
    why: 'To show them to those who take part.',
    kept: 'As long as their message; what was never sent for a day; of a message that an administrator has taken, 90 days.',
  },
  request_capacities: {
    name: 'How many requests you take',
    holds: 'How many unanswered requests somebody takes at once.',
    why: 'So that nobody gets more first messages than they want.',
    kept: 'Until it is changed.',
  },
  notifications: {
    name: 'Notifications',
    holds: 'What somebody was told of the doings of others, who did it, and whether they have read it.',
    why: 'To show it to them, and to mail it as they chose.',
    kept: 'For half a year.',
  },
  mail_ways: {
    name: 'What is mailed to you',
    holds: 'Of which topics somebody wants mails, and when.',
    why: 'To keep to it.',
    kept: 'As long as the account.',
  },
  enquiries: {
    name: 'Letters to us',
    holds: 'What somebody wrote in the contact form, with name and email address.',
    why: 'To answer it.',
    kept: 'Two years.',
  },
  enquiry_answers: {
    name: 'Our answers',
    holds: 'What we wrote back, and which of our people did.',
    why: 'To know what was said.',
    kept: 'As long as what it answers.',
  },
} as const satisfies Record<string, Held>;
