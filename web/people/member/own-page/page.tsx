import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { personTexts } from '#web/people/texts/en/people.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import '../../shown/people.css';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PersonView } from '../../shown/person-view.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: peoplePaths.yourPage,
    noindex: true,
  });

const arrivals: Record<string, string> = {
  saved: texts.saved,
  shown: texts.shown,
  hidden: texts.hiddenNow,
};

/** A member's page as others see it, who does, and the way to change each part. */
export default function YourPage({ loaderData: { profile, opensOn } }: Route.ComponentProps) {
  const { page, visibility } = profile;
  const arrival = useArrival();
  const sentence = arrivals[arrival ?? ''];
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid max-w-text grid-cols-1 gap-4">
        {sentence && <Banner look="success">{sentence}</Banner>}
        <h1 className="text-work">{texts.pageTitle}</h1>
        <Parts {...{ profile, opensOn }} />
      </div>
      <section aria-labelledby="preview">
        <h2 id="preview" className="text-heading">
          {texts.preview}
        </h2>
        <p className="mt-1 mb-4 text-soft">
          {visibility === 'hidden' ? texts.previewHint : texts.previewShown}
        </p>
        <div className="rounded-card border border-line bg-raised p-5 sm:p-8">
          <PersonView person={page} level={3} />
        </div>
      </section>
    </div>
  );
}

function Parts({ profile, opensOn }: Pick<Route.ComponentProps['loaderData'], 'profile' | 'opensOn'>) {
  const { page, visibility } = profile;
  const isClosed = opensOn !== null;
  const closed = isClosed && texts.minor(opensOn);
  const time = page.hoursAWeek > 0 ? personTexts.hours(page.hoursAWeek) : texts.none;
  return (
    <RowList className="mt-0">
      {isClosed ? (
        <li className="py-3">
          <p className="font-semibold">{texts.parts.visibility}</p>
          <p className="text-small text-soft">{closed}</p>
        </li>
      ) : (
        <>
          <Row
            to={innerPeoplePaths.yourVisibility}
            title={texts.parts.visibility}
            facts={texts.states[visibility]}
          />
          <Row
            to={innerPeoplePaths.yourHandle}
            title={texts.parts.handle}
            facts={page.handle ? personTexts.handle(page.handle) : texts.noHandle}
          />
        </>
      )}
      <Row to={innerPeoplePaths.yourAbout} title={texts.parts.about} facts={page.headline || texts.none} />
      <Row
        to={profilePaths.yourSkills}
        title={texts.parts.skills}
        facts={page.skills.join(', ') || texts.none}
      />
      <Row to={innerPeoplePaths.yourTime} title={texts.parts.time} facts={time} />
      <Row
        to={innerPeoplePaths.yourLanguages}
        title={texts.parts.languages}
        facts={page.languages.map((code) => languageLabels[code]).join(', ') || texts.none}
      />
      <Row
        to={innerPeoplePaths.yourWork}
        title={texts.parts.work}
        facts={page.work.length > 0 ? texts.items(page.work.length, limits.work) : texts.none}
      />
      <Row
        to={innerPeoplePaths.yourLinks}
        title={texts.parts.links}
        facts={page.links.length > 0 ? texts.items(page.links.length, limits.links) : texts.none}
      />
      <Row to={profilePaths.yourProfile} title={texts.parts.profile} facts={page.name} />
      <Row
        to={profilePaths.you}
        title={texts.parts.photo}
        facts={texts.photo[page.avatarId ? 'own' : 'kolam']}
      />
    </RowList>
  );
}
