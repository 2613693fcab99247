import { z } from 'zod';
import { call } from '../ground/call.ts';

/** Pages that are open to a member in addition to those that are open to all members. */
const furtherPages = ['desk'] as const;
export type FurtherPage = (typeof furtherPages)[number];

/** Modules that are not open to every member: most of them open to members on their eighteenth birthday. */
const agedModules = [
  'find',
  'saved',
  'projects',
  'messages',
  'profile',
  'agreements',
  'verification',
] as const;
export type AgedModule = (typeof agedModules)[number];

const layout = z.object({
  /** The account's id. */
  $id: z.string(),
  /** As the profile or else the account has it; the address where neither has one. */
  name: z.string(),
  /** The photo; empty without one. */
  avatarId: z.string(),
  /** Further pages that are open to the member; most often none. */
  places: z.array(z.enum(furtherPages)),
  /** The modules that the member's layout links to. A minor gets no links to modules that stay closed for years. */
  rooms: z.array(z.enum(agedModules)),
  /** `2031-05-01`: the day on which the other modules open; empty where they are open. */
  opensOn: z.string(),
  /** How many steps wait for the member, up to 100. */
  turns: z.int(),
  /** How many notifications are unread, up to 100. */
  unread: z.int(),
  /** In how many conversations something is unread, but for muted ones. */
  unreadConversations: z.int(),
  /** Where the member's days begin: an IANA time zone. */
  zone: z.string(),
});
export type LayoutBody = z.infer<typeof layout>;

export const getLayout = call({
  method: 'GET',
  path: '/account/frame',
  summary: 'What stands around every page of the member: name and photo, and how much waits for them',
  access: 'member',
  beforeFactor: true,
  forSuspended: true,
  params: {},
  answer: { status: 200, body: layout, about: 'Who it is, and the counts' },
  refusals: [],
});
