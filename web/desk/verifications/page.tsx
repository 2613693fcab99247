import { verificationLists } from '#contract/verification-limits.ts';
import { kindTexts } from '#texts/marks.ts';
import { verificationDeskTexts as texts } from '#texts/verification-desk.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { RowList } from '../../member/row.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../../ui/filter-tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { ListPages } from '../list-pages.tsx';
import { deskMeta } from '../meta.ts';
import { loadDesk } from '../over-line.ts';
import type { Route } from './+types/page';
import type { loader as Loader } from './answers.ts';

export { loader } from './answers.ts';
export const clientLoader = loadDesk<typeof Loader>();
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** What waits for a decision of ours, those longest due first. */
export default function Verifications({ loaderData }: Route.ComponentProps) {
  const { list, counts, late, verifications, next } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work">{texts.title}</h1>
      {late > 0 && <p className="font-semibold text-sindoor">! {texts.late(late)}</p>}
      <FilterTabs
        label={texts.list}
        current={list}
        tabs={verificationLists.map((id) => ({
          id,
          label: texts.lists[id],
          count: counts[id],
          to: id === 'waiting' ? deskPaths.verifications : `${deskPaths.verifications}?list=${id}`,
        }))}
      />
      {verifications.length === 0 ? (
        <EmptyState>{texts.none[list]}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {verifications.map((one) => (
            <li key={one.$id}>
              <Link to={deskPaths.reviewedVerification(one.$id)} className="row">
                <span className="min-w-0 grow">
                  <span className="line-clamp-2 font-semibold">
                    <PersonName name={one.name} />
                  </span>
                  <span className="block text-small text-soft">
                    {[
                      kindTexts[one.kind].name,
                      one.isAppeal && texts.isAppeal,
                      one.heldFor.length > 0 && texts.held,
                      one.dueAt && texts.due(one.dueAt),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {one.isLate && (
                  <Badge look="sindoor" className="shrink-0 self-center">
                    {texts.isLate}
                  </Badge>
                )}
                {list === 'ended' && (
                  <span className="shrink-0 self-center text-small text-soft">{texts.states[one.state]}</span>
                )}
              </Link>
            </li>
          ))}
        </RowList>
      )}
      <ListPages next={next} />
    </div>
  );
}
