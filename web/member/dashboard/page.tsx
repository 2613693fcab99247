import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { leavingLabel, restrictedLabel } from '#contract/labels.ts';
import { editTexts, dashboardTexts as texts } from '#texts/dashboard.ts';
import { followElsewhere } from '../../client/follow.ts';
import { hearOfChange, logOut, refresh, useSession } from '../../client/session.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { blankProfile } from '../profile-form/from-profile.ts';
import type { Route } from './+types/page';
import { BlankNotice, VerifyNotice } from './account-notices.tsx';
import { OwnAvatar } from './avatar/own-avatar.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { EditProfile } from './edit-profile.tsx';
import { GuardianNotice } from './guardian-notice.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { NewsCard } from './news-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { Places } from './places.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecurityCard } from './security-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.dashboard,
    noindex: true,
  });

export default function Dashboard() {
  const { loading, user, profile, lost, left } = useSession();
  const navigate = useNavigate();
  const message = useMessage();
  const [search, setSearch] = useSearchParams();
  const [saved, setSaved] = useState(false);
  const [leaving, setLeaving] = useState(false);

  // Whoever logs out here is led home by the button, not to the login.
  const shown = useRef(false);
  const isGuest = !loading && !user && !lost;
  useEffect(() => {
    if (user) shown.current = true;
    if (left && shown.current) return;
    if (isGuest) void navigate(paths.login, { replace: true });
  }, [isGuest, left, user, navigate]);

  const userId = user?.$id;
  useEffect(() => (userId ? followElsewhere(userId, hearOfChange) : undefined), [userId]);

  async function leave() {
    setLeaving(true);
    const isOut = await logOut().then(
      () => true,
      () => false,
    );
    await navigate(isOut ? paths.home : paths.login, { replace: true });
  }

  const openEdit = () => {
    setSaved(false);
    setSearch({ edit: 'profile' }, { preventScrollReset: true });
  };
  const closeEdit = () => setSearch({}, { replace: true, preventScrollReset: true });

  if (loading)
    return (
      <div
        className="page-width flex items-center justify-center gap-3 py-24 text-lead text-soft"
        role="status"
      >
        <Spinner size={28} />
        {texts.loading}
      </div>
    );
  if (lost)
    return (
      <div className="page-width grid justify-items-start gap-5 py-16">
        <Banner>{texts.lost}</Banner>
        <Button onClick={() => void refresh()}>{texts.retry}</Button>
      </div>
    );
  if (!user) return null;

  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8 sm:py-12">
      {message && <Banner look="success">{message}</Banner>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <OwnAvatar user={user} />
        <div className="min-w-0 grow basis-64">
          <h1 className="text-title break-words">
            {texts.welcome(profile?.name || user.name || user.email)}
          </h1>
          <p className="mt-1 text-lead text-soft">{texts.manage}</p>
        </div>
        <Button look="quiet" busy={leaving} onClick={leave}>
          {leaving ? texts.loggingOut : texts.logOut}
        </Button>
      </div>
      <Places />
      {user.labels.includes(leavingLabel) && <LeavingNotice />}
      <GuardianNotice user={user} restricted={user.labels.includes(restrictedLabel)} />
      {saved && <Banner look="success">{editTexts.saved}</Banner>}
      {!user.emailVerification && <VerifyNotice email={user.email} />}
      {search.get('edit') === 'profile' ? (
        <EditProfile
          key={user.$id}
          profile={profile ?? blankProfile(user)}
          onSaved={() => {
            setSaved(true);
            closeEdit();
          }}
          onCancel={closeEdit}
        />
      ) : (
        <>
          {profile ? (
            <CompletenessMeter profile={profile} onEdit={openEdit} />
          ) : (
            <BlankNotice onEdit={openEdit} />
          )}
          <ProfileCard user={user} profile={profile} onEdit={openEdit} />
        </>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <SecurityCard user={user} onLogOut={() => void leave()} />
        <div className="grid gap-8">
          <NewsCard />
          <OwnDataCard user={user} leaving={user.labels.includes(leavingLabel)} />
        </div>
      </div>
    </div>
  );
}

/** What the page before had to say; shown once, not again after a reload. */
function useMessage(): string | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const told = typeof state?.message === 'string' ? state.message : null;
  const [message, setMessage] = useState<string | null>(told);
  useEffect(() => {
    if (!told) return;
    setMessage(told);
    void navigate(`${pathname}${search}`, { replace: true, state: { ...state, message: undefined } });
  }, [told, navigate, pathname, search, state]);
  return message;
}
