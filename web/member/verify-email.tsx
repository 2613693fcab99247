import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { verifyEmailTexts as texts } from '#texts/recovery.ts';
import { verifyEmail } from '../client/account-calls.ts';
import { ApiError } from '../client/api.ts';
import { messageOf } from '../client/message.ts';
import { refresh, useSession } from '../client/session.ts';
import { paths } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/verify-email';
import { NarrowPage } from './narrow-page.tsx';
import { NewLink } from './new-link.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.verifyEmail,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn.
  { name: 'referrer', content: 'no-referrer' },
];

type Outcome = 'working' | 'done' | 'already' | 'bad' | { fault: string };

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Outcome>('working');
  const asked = useRef(false);
  /** A link to the mailbox of another account than the one signed in here. */
  const isForeign = user !== null && search.get('userId') !== null && user.$id !== search.get('userId');

  async function check() {
    const userId = search.get('userId');
    const secret = search.get('secret');
    if (!userId || !secret) return setOutcome('bad');
    setOutcome('working');
    try {
      await verifyEmail(userId, secret);
      setOutcome('done');
      if (user) void refresh();
    } catch (error) {
      if (error instanceof ApiError && (error.code === 401 || error.code === 404)) setOutcome('bad');
      else setOutcome({ fault: messageOf(error, texts.failed) });
    }
  }

  const checkOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  });
  useEffect(() => checkOnce(), []);

  const next = user ? (
    <ButtonLink to={paths.dashboard}>{texts.toDashboard}</ButtonLink>
  ) : (
    <ButtonLink to={paths.login}>{texts.signIn}</ButtonLink>
  );

  if (outcome === 'working')
    return (
      <NarrowPage title={texts.pageTitle} seed="verify">
        <p className="flex items-center gap-3 text-soft" role="status">
          <Spinner /> {texts.working}
        </p>
      </NarrowPage>
    );
  if (outcome === 'done')
    return (
      <NarrowPage title={texts.doneTitle} seed="verify">
        <Banner look="success">{isForeign ? texts.doneForeign(user.email) : texts.done}</Banner>
        <div className="mt-6">{next}</div>
      </NarrowPage>
    );
  if (outcome === 'bad' && isForeign && user.emailVerification)
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.badForeign(user.email)}</Banner>
        <div className="mt-6 flex flex-wrap gap-3">
          {next}
          <ButtonLink look="quiet" to={paths.login}>
            {texts.signInAsOther}
          </ButtonLink>
        </div>
      </NarrowPage>
    );
  if (outcome === 'already' || (outcome === 'bad' && user?.emailVerification))
    return (
      <NarrowPage title={texts.alreadyTitle} seed="verify">
        <Banner look="success">{texts.already}</Banner>
        <div className="mt-6">{next}</div>
      </NarrowPage>
    );
  if (outcome === 'bad')
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
        {user ? (
          <NewLink email={user.email} onAlready={() => setOutcome('already')} />
        ) : (
          <div className="mt-6 grid justify-items-start gap-4">
            <p>{texts.badSignedOut}</p>
            {next}
          </div>
        )}
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.pageTitle} seed="verify">
      <Banner>{outcome.fault}</Banner>
      <Button className="mt-6" onClick={() => void check()}>
        {texts.retry}
      </Button>
    </NarrowPage>
  );
}
