const megabyte = 1024 * 1024;

/** Lengths in characters, sizes in bytes. */
export const messageLimits = {
  text: 4000,
  /** The first message to a stranger. */
  request: { min: 120, max: 1000 },
  files: 3,
  fileBytes: 10 * megabyte,
  fileName: 120,
  /** The server redraws pictures, at most this many pixels wide and high. */
  pictureSide: 1600,
  thumbnailSide: 640,
  editMinutes: 10,
  /** New strangers that a verified member may write to within 24 hours. */
  strangersADay: 5,
  /** The messages that an applicant may write before an owner of the project answers. */
  beforeAnswer: 3,
  /** Open requests that a member receives at the same time: by default, and at most. */
  capacity: { usual: 10, most: 50 },
} as const;

export const messageExtensions = ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'webp'] as const;

/** `ended`: one side wants no more messages from the other, or has no account any more. Neither side learns which. */
export const conversationStates = ['requested', 'open', 'declined', 'lapsed', 'ended'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** The changes that a conversation shows between messages. */
export const conversationChanges = ['requested', 'accepted', 'declined', 'lapsed', 'joined', 'left'] as const;
export type ConversationChange = (typeof conversationChanges)[number];

/** How large a picture of a message is sent. */
export const messageFileSizes = ['whole', 'small'] as const;
export type MessageFileSize = (typeof messageFileSizes)[number];

/** Why the receiver of a message is warned of it. */
export const messageWarnings = ['asks_for_money', 'leads_away'] as const;
export type MessageWarning = (typeof messageWarnings)[number];

/** How many open requests a member may choose to receive at the same time. */
export const capacities = [0, 5, 10, 20, 50] as const;
