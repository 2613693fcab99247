import { getAccount } from '#contract/account.ts';
import { getAvatar } from '#contract/avatar.ts';
import { editTexts, skillsTexts, youTexts as texts } from '#texts/dashboard.ts';
import { frameTexts } from '#texts/frame.ts';
import { roleLabels } from '#texts/values.ts';
import { loadOverLine } from '../../forms/dead-line.ts';
import { loads } from '../../forms/load.ts';
import { useArrival } from '../../forms/use-arrival.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { LogOutButton } from '../../shell/log-out-button.tsx';
import { labelOf } from '../../texts/label.ts';
import { Banner } from '../../ui/banner.tsx';
import { attachedFile } from '../attached-file-of.ts';
import type { PageHandle } from '../frame/frame.tsx';
import { ownProfile } from '../own.ts';
import { Row, RowList } from '../row.tsx';
import type { Route } from './+types/page';
import { AttachedFile } from './attached-file.tsx';
import { OwnAvatar } from './avatar/own-avatar.tsx';

export const loader = loads(async (visit) => {
  const account = await visit.ask(getAccount, {});
  const profile = await ownProfile(visit, account.$id);
  const [{ avatarId }, file] = await Promise.all([
    visit.ask(getAvatar, {}),
    profile ? attachedFile(visit, profile) : null,
  ]);
  return { account, profile, avatarId, file };
});

export const clientLoader = loadOverLine<typeof loader>();
export const handle: PageHandle = { title: frameTexts.you };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: frameTexts.you,
    description: texts.description,
    path: paths.you,
    noindex: true,
  });

/** Who one is here, and what one may change about it. */
export default function You({ loaderData: { account, profile, avatarId, file } }: Route.ComponentProps) {
  const isSaved = useArrival() === 'saved';
  return (
    <div className="grid grid-cols-1 max-w-text gap-8">
      {isSaved && <Banner look="success">{editTexts.saved}</Banner>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <OwnAvatar id={account.$id} avatarId={avatarId} />
        <div className="min-w-0 grow basis-56">
          <h1 className="text-work hyphens-auto break-words">
            {profile?.name || account.name || account.email}
          </h1>
          <p className="break-words text-soft">
            {[profile?.role && labelOf(roleLabels, profile.role), account.email].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <RowList className="mt-0">
        <Row to={paths.yourProfile} title={editTexts.open} facts={texts.profile} />
        <Row to={paths.yourSkills} title={skillsTexts.pageTitle} facts={texts.skills} />
        <Row to={paths.settings} title={frameTexts.settings} facts={texts.settings} />
      </RowList>
      {file && <AttachedFile file={file} />}
      <div className="lg:hidden">
        <LogOutButton look="quiet" />
        <p className="mt-1.5 text-small text-soft">{texts.logOutHint}</p>
      </div>
    </div>
  );
}
