import type {
  ConversationChange,
  ConversationState,
  MessageWarning,
} from '#contract/conversations/limits.ts';
import { messageLimits as limits } from '#contract/conversations/limits.ts';
import { day, number, plural, shortDay } from '#web/ground/texts/amounts.ts';

type Changed = { isOwn: boolean; person: string };

const megabyte = 1024 * 1024;

export const messageTexts = {
  title: 'Messages',
  description: 'Your conversations on Saharambh.',
  up: 'Messages',
  profile: 'Profile',
  tabs: 'Messages and requests',
  all: 'All',
  requests: (count: number) => (count > 0 ? `Requests (${number(count)})` : 'Requests'),
  none: 'No messages yet.',
  noneHint: 'Find a member and write to them, or talk with the team of a project of yours.',
  findPeople: 'Find people',
  noRequests: 'No one waits for your answer.',
  later: 'Older conversations',
  newest: 'Newest first again',
  pages: 'Pages',
  search: 'Search your messages',
  searchButton: 'Search',
  found: ({ count, isMore }: { count: number; isMore: boolean }) =>
    isMore
      ? `More than ${number(count)} messages`
      : plural(count, { one: (shown) => `${shown} message`, other: (shown) => `${shown} messages` }),
  nothingFound: 'Nothing of what you and others have written has these words.',
  clear: 'Show all conversations',
  olderFound: 'Older messages',
  unread: (count: number) => `${number(count)} new`,
  muted: 'Muted',
  you: 'You',
  deletedAccount: 'Deleted account',
  over: 'Over',
  says: (author: string, text: string) => `${author}: ${text}`,
  deleted: 'deleted',
  onlyFiles: (count: number) =>
    plural(count, { one: (shown) => `${shown} file`, other: (shown) => `${shown} files` }),
  nothingYet: 'Nothing written yet',
  capacity: 'How many people you do not know yet may wait for your answer at once?',
  capacityOf: (count: number) => (count === 0 ? 'No one: take no first messages' : `Up to ${number(count)}`),
  capacityUsual: `Up to ${number(limits.capacity.usual)} (usual)`,
  capacitySave: 'Save',
  capacitySaved: 'Saved.',
} as const;

/** The words in the list in place of a count. */
export const stateWords: Record<ConversationState, string> = {
  requested: 'Waits for an answer',
  open: '',
  declined: 'Not this time',
  lapsed: 'No answer came',
  ended: 'Not available',
};

export const conversationTexts = {
  log: 'Messages',
  earlier: 'Earlier messages',
  later: 'Later messages',
  toNewest: 'To the newest message',
  more: 'More',
  mute: 'Mute',
  muteHint: 'No count and no mail for what is new here.',
  unmute: 'Unmute',
  block: 'Block',
  search: 'Search messages',
  write: 'Message',
  send: 'Send',
  files: 'Files',
  filesHint: `Up to ${limits.files} of ${limits.fileBytes / megabyte} MB: PDF, Word, PNG, JPEG, WebP.`,
  addFiles: 'Add files',
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  cancelShort: 'Cancel',
  uploading: (percent: number) => `${number(percent)} %`,
  edit: 'Edit',
  delete: 'Delete',
  report: 'Report',
  menu: (message: string) => `Report or block: ${message}`,
  blockNamed: (name: string) => `Block ${name}`,
  whyLooked: 'What we look at',
  change: (text: string) => `Edit or delete: ${text}`,
  edited: 'edited',
  deleted: 'deleted',
  picture: (name: string) => `Picture: ${name}`,
  size: (bytes: number) =>
    bytes >= megabyte
      ? `${number(Math.round((bytes / megabyte) * 10) / 10)} MB`
      : `${number(Math.ceil(bytes / 1024))} kB`,
  sending: 'Sending…',
  waiting: 'Waits for a connection',
  notSent: 'Not sent.',
  tryAgain: 'Try again',
  withdraw: 'Remove',
  new: 'New',
  requestFrom: (name: string) => `${name} would like to talk with you.`,
  requestHint: (until: string) =>
    `If you accept, you can write to each other. They see your answer either way. Without one it closes on ${day(until)}.`,
  accept: 'Accept',
  decline: 'Decline',
  waitsFor: (name: string, until: string) => `Waiting for ${name}, until ${shortDay(until)}.`,
  declined: (name: string) => `Not this time: ${name} has declined. You cannot send another request.`,
  lapsed: (name: string) => `No answer came from ${name}.`,
  notAvailable: (name: string) => `${name} is not available now.`,
  waitsForTeam: `You have written ${number(limits.beforeAnswer)} messages. You can go on once the team has answered.`,
  gone: 'This account has been deleted. What was written stays here for you.',
  askAgain: (name: string) => `Write to ${name}`,
  warning: {
    asks_for_money:
      'Be careful: this message seems to ask for money. No one may ask you to pay for work, an opportunity or an interview here. We look at this message.',
    leads_away:
      'Be careful: this message leads you away from Saharambh before anything is agreed. What is said elsewhere cannot be shown later. We look at this message.',
  } satisfies Record<MessageWarning, string>,
  changed: {
    requested: ({ isOwn, person }) => (isOwn ? 'You asked to talk' : `${person} asked to talk with you`),
    accepted: ({ isOwn, person }) => (isOwn ? 'You accepted' : `${person} accepted`),
    declined: ({ isOwn, person }) => (isOwn ? 'You declined' : `${person} declined`),
    lapsed: () => 'No one answered in time',
    joined: ({ isOwn, person }) => (isOwn ? 'You joined the team' : `${person} joined the team`),
    left: ({ isOwn, person }) => (isOwn ? 'You left the team' : `${person} left the team`),
  } satisfies Record<ConversationChange, (change: Changed) => string>,
  done: {
    sent: 'Sent.',
    accepted: 'Accepted. You can write to each other now.',
    declined: 'Declined.',
    muted: 'Muted. What is new here is neither counted nor emailed.',
    unmuted: 'No longer muted.',
    edited: 'Changed.',
    deleted: 'Deleted.',
  } as Record<string, string>,
} as const;
