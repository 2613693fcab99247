import { moment } from '#web/ground/texts/amounts.ts';
import { ListPages } from '#web/layout/desk/list-pages.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { logTexts as texts } from '#web/layout/texts/en/desk-log.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/page';
import type { LogEntry } from './answers.ts';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.log };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.log);

/** The log of the administrators' actions. */
export default function Log({ loaderData: { entries, next } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{deskTexts.rooms.log}</h1>
        <p className="mt-2 max-w-text text-soft">{texts.intro}</p>
      </div>
      {entries.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.$id} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
              <time dateTime={entry.$createdAt} className="text-small text-soft">
                {moment(entry.$createdAt)}
              </time>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
      <ListPages next={next} />
    </div>
  );
}

function Entry({ entry: { actor, words, subject, quoted } }: { entry: LogEntry }) {
  return (
    <p className="min-w-0 break-words">
      <strong className="font-semibold">{actor}</strong> {words}
      {subject && ': '}
      {subject &&
        (subject.to ? (
          <Link to={subject.to} className="text-link">
            {subject.name}
          </Link>
        ) : (
          subject.name
        ))}
      {quoted && <span className="block whitespace-pre-wrap text-soft">{quoted}</span>}
    </p>
  );
}
