import { consentPaths } from '#contract/consents/paths.ts';
import { browserStorage, type StorageKey } from '#contract/ground/browser-storage.ts';
import { type CookieKey, cookieName, cookies as declared } from '#contract/ground/cookies.ts';
import { cookies as texts } from '#web/consents/texts/en/cookies.ts';
import type { LegalText } from '#web/consents/texts/en/legal-text.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/cookies';
import { LegalPage } from './legal-page.tsx';

export const headers = keptForAll;

/** The cookies' names carry the project's id, which the build does not know. */
export function loader({ context }: Route.LoaderArgs) {
  return { projectId: context.get(pageContext).projectId };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: consentPaths.cookies,
    image: '/share/cookies.png',
  });

export default function Cookies({ loaderData: { projectId } }: Route.ComponentProps) {
  const { set, storage, others, control, ...head } = texts;
  const ofServer = (Object.keys(declared) as CookieKey[]).map((key) => {
    const { seconds, forScripts } = declared[key];
    const reach = forScripts ? set.reach.scripts : set.reach.server;
    return {
      name: cookieName(key, projectId),
      text: set.each[key],
      note: `${set.life(seconds)} ${reach}`,
    };
  });
  const ofBrowser = (Object.keys(browserStorage) as StorageKey[]).map((key) => ({
    name: browserStorage[key].key,
    text: storage.each[key],
    note: storage.lasts[browserStorage[key].lasts],
  }));
  const text: LegalText = {
    ...head,
    sections: [
      { ...set, body: [set.intro, { named: ofServer }] },
      { ...storage, body: [storage.intro, { named: ofBrowser }] },
      others,
      control,
    ],
  };
  return <LegalPage text={text} />;
}
