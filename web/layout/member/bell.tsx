import type { NotificationCounts } from '#contract/notifications/calls.ts';
import { notificationPaths } from '#contract/notifications/paths.ts';
import { number } from '#web/ground/texts/amounts.ts';
import { bellTexts as texts } from '#web/layout/texts/en/bell.ts';
import { FollowLink } from '#web/shell/follow-link.tsx';

/** Links to the notifications. Its count says how many steps the member owes; a dot says that something is new. */
export function Bell({ turns, unread, isWide }: NotificationCounts & { isWide?: true }) {
  return (
    <FollowLink
      to={notificationPaths.notifications}
      className="work-bell"
      aria-label={texts.label(turns, unread)}
    >
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path
          d="M4.5 17h15c-1.7-1.5-2.3-3.2-2.3-6.8a5.2 5.2 0 0 0-10.4 0c0 3.6-.6 5.3-2.3 6.8zM10 20a2.1 2.1 0 0 0 4 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {isWide && <span aria-hidden="true">{texts.place}</span>}{' '}
      {turns > 0 ? (
        <span className="work-bell-count" aria-hidden="true">
          {number(turns)}
        </span>
      ) : (
        unread > 0 && <span className="work-bell-dot" aria-hidden="true" />
      )}
    </FollowLink>
  );
}
