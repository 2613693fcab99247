import { Link } from 'react-router';
import type { LoggedAction } from '#contract/administration.ts';
import { adminTexts, logTexts as texts } from '#texts/admin.ts';
import { moment } from '../../texts/amounts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fetchActions } from '../calls.ts';
import { More, WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { usePages } from '../use-pages.ts';

/** What administrators have done. */
export function LogPage() {
  const pages = usePages('log', fetchActions);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Title text={adminTexts.tabs.log} />
        <p className="mt-2 max-w-text text-soft">{texts.intro}</p>
      </div>
      <WhenLoaded from={pages}>
        {(loaded) => {
          const actions = loaded.flatMap((page) => page.actions);
          if (actions.length === 0) return <EmptyState>{texts.none}</EmptyState>;
          return (
            <>
              <ol className="divide-y divide-line border-y border-line">
                {actions.map((action) => (
                  <li key={action.$id} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
                    <time dateTime={action.$createdAt} className="text-small text-soft">
                      {moment(action.$createdAt)}
                    </time>
                    <Entry action={action} />
                  </li>
                ))}
              </ol>
              <More pages={pages} />
            </>
          );
        }}
      </WhenLoaded>
    </div>
  );
}

function Entry({ action: { action, actor, subject, detail } }: { action: LoggedAction }) {
  const quoted = action === 'accounts.searched' && detail === '' ? texts.everybody : detail;
  return (
    <p className="min-w-0 break-words">
      <strong className="font-semibold">{actor.name || texts.removed(actor.$id)}</strong>{' '}
      {texts.actions[action]}
      {subject && ': '}
      {subject && (subject.name ? <Subject action={action} subject={subject} /> : texts.removed(subject.$id))}
      {quoted && <span className="block whitespace-pre-wrap text-soft">{quoted}</span>}
    </p>
  );
}

function Subject({ action, subject }: { action: string; subject: { $id: string; name: string } }) {
  const pathOf = action.startsWith('enquiry.') ? adminPaths.enquiry : adminPaths.account;
  return (
    <Link to={pathOf(subject.$id)} className="text-link">
      {subject.name}
    </Link>
  );
}
