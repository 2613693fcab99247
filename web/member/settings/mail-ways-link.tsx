import { mailWayTexts as texts } from '#texts/mail-ways.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';

/** The way to what is mailed of notifications. */
export function MailWaysLink() {
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications" className="text-heading">
        {texts.settingsTitle}
      </h2>
      <TextLink to={paths.mailWays} className="inline-flex min-h-11 items-center">
        {texts.settingsLink}
      </TextLink>
    </section>
  );
}
