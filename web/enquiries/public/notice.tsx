import { enquiryPaths } from '#contract/enquiries/paths.ts';
import { TextPage } from '#web/legal-texts/public/text-page.tsx';
import { Officer } from '#web/rights/shown/officer.tsx';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { EntryList } from '#web/ui/entry-list.tsx';
import type { Route } from './+types/notice';

export { loader } from './notice-answers.ts';
export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.text.words.title ?? '',
    description: loaderData?.text.words.description ?? '',
    path: enquiryPaths.notice,
    image: '/share/notice.png',
  });

/** The privacy notice: the data that our staff read, and every kind of data that is held, as each module declares it. */
export default function Notice({ loaderData: { groups, officer, text } }: Route.ComponentProps) {
  return (
    <TextPage text={text} more={groups}>
      {groups.map(({ id, title, held }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10">
          <h2 id={`${id}-title`} className="mb-3 flex gap-3 text-heading">
            <span className="text-genda-ink tabular-nums">{text.words.sections.length + index + 1}</span>
            {title}
          </h2>
          <EntryList entries={entriesOf(held)} />
        </section>
      ))}
      {officer && <Officer officer={officer} />}
    </TextPage>
  );
}

/** Of each two lines: the name of the data, and the data with the reason and how long it is kept. */
function entriesOf(held: string): { name: string; text: string }[] {
  const lines = held.split('\n');
  return lines.flatMap((name, at) => (at % 2 === 0 ? [{ name, text: lines[at + 1] ?? '' }] : []));
}
