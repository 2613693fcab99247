import { accountPaths } from '#contract/accounts/paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { bucketOf } from '#rules/sign-up/limits.ts';
import { OwnAvatar } from '#web/avatars/member/own-avatar.tsx';
import { useArrival } from '#web/forms/use-arrival.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { editTexts } from '#web/profiles/texts/en/edit-profile.ts';
import { youTexts as texts } from '#web/profiles/texts/en/you.ts';
import { pageMeta } from '#web/seo.ts';
import { LogOutButton } from '#web/shell/log-out-button.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';
import { AttachedFile } from './attached-file.tsx';
import { PlainUploads } from './plain-uploads.tsx';

export { action, loader } from './answers.ts';
export const handle: PageHandle = { title: layoutTexts.you };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: layoutTexts.you,
    description: texts.description,
    path: profilePaths.you,
    noindex: true,
  });

/** Who one is here, and what one may change about it. */
export default function You({ loaderData }: Route.ComponentProps) {
  const { account, profile, avatarId, files, mayUpload, rows } = loaderData;
  const desk = useLayout()?.further.desk;
  const bucket = profile && bucketOf(profile.role ?? '');
  const name = profile?.name || account.name;
  const isSaved = useArrival() === 'saved';
  return (
    <div className="grid grid-cols-1 max-w-text gap-8">
      {isSaved && <Banner look="success">{editTexts.saved}</Banner>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <OwnAvatar id={account.$id} avatarId={avatarId} mayChange={mayUpload} />
        <div className="min-w-0 grow basis-56">
          <h1 className="text-work break-words">
            <PersonName name={name || account.email} />
          </h1>
          {profile?.role && <p className="text-soft">{labelOf(roleLabels, profile.role)}</p>}
          {name && (
            <p className="text-soft">
              <EmailText email={account.email} />
            </p>
          )}
        </div>
      </div>
      <RowList className="mt-0">
        <Row to={profilePaths.yourProfile} title={editTexts.open} facts={texts.profile} />
        {rows.map(({ to, label, facts }) => (
          <Row key={to} to={to} title={label} facts={facts} />
        ))}
        <Row to={accountPaths.settings} title={layoutTexts.settings} facts={texts.settings} />
        {desk && <Row to={desk} title={layoutTexts.further.desk} facts={texts.further.desk} isFetchedLate />}
      </RowList>
      {files.map((file) => (
        <AttachedFile key={file.$id} file={file} isKept={file.bucketId !== bucket} />
      ))}
      {mayUpload && (
        <PlainUploads
          bucket={bucket}
          hasFile={files.some(({ bucketId }) => bucketId === bucket)}
          hasPhoto={avatarId !== ''}
        />
      )}
      <div className="on-screen-only lg:hidden">
        <LogOutButton look="quiet" />
        <p className="mt-1.5 text-small text-soft">{texts.logOutHint}</p>
      </div>
    </div>
  );
}
