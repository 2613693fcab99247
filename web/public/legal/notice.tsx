import type { LegalText } from '#texts/legal-text.ts';
import { notice as texts } from '#texts/notice.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../seo.ts';
import { keptForAll } from '../kept-for-all.ts';
import type { Route } from './+types/notice';
import { LegalPage } from './legal-page.tsx';

export { loader } from './notice-answers.ts';
export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.notice,
    image: '/share/notice.png',
  });

/** What is read by people of ours, and every kind of data that is held, each as its module declares it. */
export default function Notice({ loaderData: { groups } }: Route.ComponentProps) {
  const { sections, heldTitle, ...head } = texts;
  const text: LegalText = {
    ...head,
    sections: [
      ...sections,
      ...groups.map(({ id, held }) => ({ id, title: heldTitle[id], body: [{ named: held, inWords: true }] })),
    ],
  };
  return <LegalPage text={text} />;
}
