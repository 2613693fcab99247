import { RowList } from '#web/ground/member/row.tsx';
import { moment, number } from '#web/ground/texts/amounts.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, ledgerTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: deskTexts.rooms.ledgers };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.ledgers);

/** The subjects whose stored sums differ from their ledgers: which, and since when. Staff do not see amounts. */
export default function Ledgers({
  loaderData: { faults, subjects, unchecked, oldest },
}: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {faults.length > 0 && <Banner>{texts.alarm(faults.length)}</Banner>}
      <div>
        <h1 className="text-work">{deskTexts.rooms.ledgers}</h1>
        <p className="mt-2 max-w-text text-soft">{texts.intro}</p>
        <p className="mt-2">
          {texts.subjects(number(subjects))} {unchecked > 0 && texts.unchecked(number(unchecked))}{' '}
          {oldest && texts.oldest(moment(oldest))}
        </p>
      </div>
      {faults.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <RowList className="mt-0">
          {faults.map((one) => (
            <li key={`${one.kind} ${one.$id}`} className="py-3">
              <p className="font-semibold break-all">
                {texts.kinds[one.kind]} {one.$id}
              </p>
              <p>{one.faults.map((fault) => texts.faults[fault]).join(' ')}</p>
              <p className="text-small text-soft">
                {texts.since(moment(one.since))} {texts.checked(moment(one.checkedAt))}
              </p>
            </li>
          ))}
        </RowList>
      )}
    </div>
  );
}
