const megabyte = 1024 * 1024;

/** Lengths in characters, sizes in bytes. */
export const messageLimits = {
  text: 4000,
  /** The first message to a stranger. */
  request: { min: 120, max: 1000 },
  files: 3,
  fileBytes: 10 * megabyte,
  fileName: 120,
  /** Pictures are drawn anew, at most so many pixels wide and high. */
  pictureSide: 1600,
  thumbnailSide: 640,
  editMinutes: 10,
  /** New strangers that somebody verified may write to within 24 hours. */
  strangersADay: 5,
  /** What an applicant may write before an owner of the project answers. */
  beforeAnswer: 3,
  /** Unanswered requests that somebody takes at once, unless they say otherwise, and at most. */
  capacity: { usual: 10, most: 50 },
} as const;

export const messageExtensions = ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'webp'] as const;

export const conversationKinds = ['direct', 'team', 'application'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** `ended`: one side does not want to hear the other any more, or is gone. Which of both, nobody is told. */
export const conversationStates = ['requested', 'open', 'declined', 'lapsed', 'ended'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** What is said between messages. */
export const conversationChanges = ['requested', 'accepted', 'declined', 'lapsed', 'joined', 'left'] as const;
export type ConversationChange = (typeof conversationChanges)[number];

/** How large a picture of a message is sent. */
export const messageFileSizes = ['whole', 'small'] as const;
export type MessageFileSize = (typeof messageFileSizes)[number];

/** Why the receiver of a message is warned of it. */
export const messageWarnings = ['asks_for_money', 'leads_away'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

/** How many unanswered requests somebody may choose to take at once. */
export const capacities = [0, 5, 10, 20, 50] as const;
