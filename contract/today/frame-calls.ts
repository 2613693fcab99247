import { z } from 'zod';
import { call } from '../ground/call.ts';

/** Places of the site that are open to a member beside those that are open to all of them. */
const furtherPlaces = ['desk'] as const;
export type FurtherPlace = (typeof furtherPlaces)[number];

/** Rooms that are not open to everybody: most of them open to members on their eighteenth birthday. */
const agedRooms = ['find', 'saved', 'projects', 'messages', 'profile', 'agreements', 'verification'] as const;
export type AgedRoom = (typeof agedRooms)[number];

const frame = z.object({
  /** The account's id. */
  $id: z.string(),
  /** As the profile or else the account has it; the address where neither has one. */
  name: z.string(),
  /** The photo; empty without one. */
  avatarId: z.string(),
  /** Further places of the site that are open to the member; most often none. */
  places: z.array(z.enum(furtherPlaces)),
  /** Where the member is led to: whoever is not of age yet is not led to doors that are closed for years. */
  rooms: z.array(z.enum(agedRooms)),
  /** `2031-05-01`: when the other rooms open; empty where they are open. */
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
export type FrameBody = z.infer<typeof frame>;

export const getFrame = call({
  method: 'GET',
  path: '/account/frame',
  summary: 'What stands around every page of the member: name and photo, and how much waits for them',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: { status: 200, body: frame, about: 'Who it is, and the counts' },
  refusals: [],
});
