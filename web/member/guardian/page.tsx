import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GuardianRequestBody } from '#contract/guardian.ts';
import { failure } from '#texts/failure.ts';
import { guardianPageTexts as texts } from '#texts/guardian.ts';
import { ApiError } from '../../client/api.ts';
import { answerGuardianRequest, fetchGuardianRequest } from '../../client/guardian-calls.ts';
import { messageOf } from '../../client/message.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { day } from '../../texts/amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import type { Route } from './+types/page';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.guardian,
    noindex: true,
  }),
  // The address holds a secret that no other site may learn.
  { name: 'referrer', content: 'no-referrer' },
];

export default function Guardian() {
  const [search] = useSearchParams();
  const id = search.get('request') ?? '';
  const secret = search.get('secret') ?? '';
  const [request, setRequest] = useState<GuardianRequestBody | 'working' | 'bad' | 'lost'>('working');
  const [answering, setAnswering] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function open() {
    if (!id || !secret) return setRequest('bad');
    setRequest('working');
    try {
      setRequest(await fetchGuardianRequest(id, secret));
    } catch (error) {
      const isBadLink = error instanceof ApiError && error.code >= 400 && error.code < 429;
      setRequest(isBadLink ? 'bad' : 'lost');
    }
  }
  const openOnce = useEffectEvent(() => void open());
  useEffect(() => openOnce(), []);

  async function answer(confirmed: boolean) {
    if (answering !== null) return;
    setAnswering(confirmed);
    setFault(null);
    try {
      setRequest(await answerGuardianRequest(id, secret, confirmed));
    } catch (error) {
      setFault(messageOf(error, texts.failed));
    } finally {
      setAnswering(null);
    }
  }

  if (request === 'working')
    return (
      <NarrowPage title={texts.pageTitle} seed="guardian">
        <p className="flex items-center gap-3 text-soft" role="status">
          <Spinner /> {texts.working}
        </p>
      </NarrowPage>
    );
  if (request === 'bad')
    return (
      <NarrowPage title={texts.badTitle} seed="old-link">
        <Banner>{texts.bad}</Banner>
      </NarrowPage>
    );
  if (request === 'lost')
    return (
      <NarrowPage title={texts.pageTitle} seed="guardian">
        <Banner>{failure.unreachable}</Banner>
        <Button className="mt-6" onClick={() => void open()}>
          {texts.retry}
        </Button>
      </NarrowPage>
    );

  const { status, guardianName, memberName, expire } = request;
  return (
    <NarrowPage title={texts.title(memberName)} intro={texts.intro(guardianName, memberName)} seed="guardian">
      {fault && <Banner className="mb-6">{fault}</Banner>}
      {status === 'confirmed' && (
        <Banner look="success" className="mb-6">
          {texts.confirmed}
        </Banner>
      )}
      {status === 'refused' && (
        <Banner look="note" className="mb-6">
          {texts.refused}
        </Banner>
      )}
      <div className="grid gap-4">
        {texts.about.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={paths.terms}>{texts.terms}</TextLink>
          <TextLink to={paths.privacy}>{texts.privacy}</TextLink>
        </p>
      </div>
      <div className="mt-6 grid gap-3">
        {status !== 'confirmed' && (
          <Button busy={answering === true} onClick={() => void answer(true)}>
            {answering === true ? texts.saving : texts.confirm}
          </Button>
        )}
        {status !== 'refused' && (
          <Button look="quiet" busy={answering === false} onClick={() => void answer(false)}>
            {answering === false ? texts.saving : texts.refuse}
          </Button>
        )}
      </div>
      <p className="mt-6 text-small text-soft">{texts.until(day(expire))}</p>
    </NarrowPage>
  );
}
