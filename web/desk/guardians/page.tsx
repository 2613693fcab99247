import { accountTexts, deskTexts, guardianTexts as texts } from '#texts/desk.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { RowList } from '../../member/row.tsx';
import { shortDay } from '../../texts/amounts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { ListPages } from '../list-pages.tsx';
import { deskMeta } from '../meta.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.guardians };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.guardians);

/** Refusals at which nobody has looked yet. What is decided is decided on the page of the child's account. */
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
              <Link to={`${deskPaths.account($id)}#guardian`} className="row">
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
