/** When the emails of a topic leave. */
export const mailWays = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailWay = (typeof mailWays)[number];

/** A topic for which each member chooses how we email them: the default, the ways that make sense if that is not all, and the consent that it is. */
export type Topic = { usual: MailWay; ways?: readonly MailWay[]; consent?: string };

/** No email leaves between these hours of the member's own day. */
export const quiet = { from: 21, until: 8 } as const;
