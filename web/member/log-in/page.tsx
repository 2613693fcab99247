import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { logInTexts as texts } from '#texts/log-in.ts';
import { useSession } from '../../client/session.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { NarrowPage } from '../narrow-page.tsx';
import type { Route } from './+types/page';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { safePath } from './safe-path.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: paths.login });

export default function LogIn() {
  const navigate = useNavigate();
  const { user, profile } = useSession();
  const [search] = useSearchParams();
  const [byCode, setByCode] = useState(false);
  const [typedEmail, setTypedEmail] = useState('');
  const forms = useRef<HTMLDivElement>(null);

  function switchWay() {
    setTypedEmail(forms.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '');
    setByCode(!byCode);
  }

  async function enter() {
    const state = { message: texts.welcome, isLogin: true };
    await navigate(safePath(search.get('next')) ?? paths.dashboard, { state });
  }

  return (
    <NarrowPage title={texts.pageTitle} intro={texts.intro} seed="log-in">
      <noscript>
        <Banner className="mb-6">{texts.needsScript}</Banner>
      </noscript>
      {user && (
        <Banner look="note" className="mb-6">
          {texts.signedIn(profile?.name || user.name || user.email)}{' '}
          <TextLink to={paths.dashboard}>{texts.toDashboard}</TextLink>
        </Banner>
      )}
      <div ref={forms}>
        {byCode ? (
          <CodeForm typedEmail={typedEmail} onEntered={enter} />
        ) : (
          <PasswordForm typedEmail={typedEmail} onEntered={enter} />
        )}
      </div>
      <div className="mt-4 grid justify-items-start">
        <Button look="plain" small className="-ml-3" onClick={switchWay}>
          {byCode ? texts.byPassword : texts.byCode}
        </Button>
        <TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center">
          {texts.forgot}
        </TextLink>
        <p className="mt-2">
          {texts.noAccount} <TextLink to={paths.signup}>{texts.signUp}</TextLink>
        </p>
      </div>
    </NarrowPage>
  );
}
