import { notificationPaths } from '#contract/notifications/paths.ts';
import { mailWayTexts as texts } from '#web/notifications/texts/en/mail-ways.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The way to what is mailed of notifications. */
export function MailWaysLink() {
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications" className="text-heading">
        {texts.settingsTitle}
      </h2>
      <TextLink to={notificationPaths.mailWays} className="inline-flex min-h-11 items-center">
        {texts.settingsLink}
      </TextLink>
    </section>
  );
}
