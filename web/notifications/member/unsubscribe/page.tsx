import { Form, useNavigation } from 'react-router';
import { notificationPaths } from '#contract/notifications/paths.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { useOutcomeOfPage } from '#web/forms/use-post.tsx';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { unsubscribeTexts as texts } from '#web/notifications/texts/en/mail-ways.ts';
import { secretPageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: notificationPaths.unsubscribe(''),
  });

/** Asks the reader who followed an email's link whether emails on its topic should end; the button ends them. */
export default function Unsubscribe({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const fault = useOutcomeOfPage()?.fault;
  if (!asked)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
        <MailWays />
      </NarrowPage>
    );
  const topic = asked.name;
  return (
    <NarrowPage title={texts.pageTitle} seed="unsubscribe">
      {actionData?.ended ? (
        <Banner look="success">{texts.ended(topic)}</Banner>
      ) : (
        <div className="grid gap-4">
          {fault && <Banner>{faultSentence(fault)}</Banner>}
          <p className="text-lead">{texts.question(topic)}</p>
          <p className="text-soft">{texts.hint}</p>
          <Form method="post" className="grid">
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <Button type="submit" busy={state !== 'idle'}>
              {state === 'idle' ? texts.end : texts.ending}
            </Button>
          </Form>
        </div>
      )}
      <MailWays />
    </NarrowPage>
  );
}

function MailWays() {
  return (
    <p className="mt-6">
      <TextLink to={notificationPaths.mailWays} className="inline-flex min-h-11 items-center">
        {texts.change}
      </TextLink>
    </p>
  );
}
