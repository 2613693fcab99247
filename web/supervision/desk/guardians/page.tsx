import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { ListPages } from '#web/layout/desk/list-pages.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { accountTexts, deskTexts, guardianTexts as texts } from '#web/layout/texts/en/desk.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.guardians };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.guardians);

/** Refusals by guardians that no administrator has handled yet. Decisions are made on the page of the child's account. */
export default function Guardians({ loaderData: { refusals, next } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{deskTexts.rooms.guardians}</h1>
        <p className="mt-2 max-w-text text-soft">{texts.intro}</p>
      </div>
      {refusals.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {refusals.map(({ $id, name, refusedAt, eraseAt }) => (
            <li key={$id}>
              <Link to={`${accountDeskPaths.account($id)}#guardian`} className="row">
                <span className="min-w-0 grow">
                  <span className="line-clamp-2 font-semibold break-words">
                    {name ? <PersonName name={name} /> : accountTexts.nameless}
                  </span>
                  <span className="block text-small text-soft">
                    {texts.refused(shortDay(refusedAt))}
                    {eraseAt && ` ${texts.erased(shortDay(eraseAt))}`}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </RowList>
      )}
      <ListPages next={next} label={deskTexts.more} />
    </div>
  );
}
