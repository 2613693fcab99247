import { Link, useSearchParams } from 'react-router';
import { messageStates } from '#contract/admin-limits.ts';
import { adminTexts, messageTexts as texts } from '#texts/admin.ts';
import { moment } from '../../texts/amounts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../../ui/filter-tabs.tsx';
import { fetchMessages } from '../calls.ts';
import { More, WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { usePages } from '../use-pages.ts';

/** The inbox: what was written through the contact form. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'answered' ? 'answered' : 'open';
  const pages = usePages(state, (cursor) => fetchMessages(state, cursor));
  const counts = pages.value?.[0]?.counts;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Title text={adminTexts.tabs.messages} />
      <FilterTabs
        label={texts.list}
        current={state}
        tabs={messageStates.map((id) => ({
          id,
          label: texts.states[id],
          count: counts?.[id],
          to: id === 'open' ? adminPaths.messages : adminPaths.answered,
        }))}
      />
      <WhenLoaded from={pages}>
        {(loaded) => {
          const messages = loaded.flatMap((page) => page.messages);
          if (messages.length === 0)
            return <EmptyState>{state === 'open' ? texts.noneOpen : texts.noneAnswered}</EmptyState>;
          return (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {messages.map(({ $id, $createdAt, name, email, subject, beginning }) => (
                  <li key={$id}>
                    <Link to={adminPaths.message($id)} className="block py-4 no-underline hover:bg-sand">
                      <span className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
                        <span className="min-w-0 break-words">{texts.from(name, email)}</span>
                        <time dateTime={$createdAt}>{moment($createdAt)}</time>
                      </span>
                      <span className="block font-semibold break-words">{subject}</span>
                      <span className="line-clamp-2 break-words text-soft">{beginning}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <More pages={pages} />
            </>
          );
        }}
      </WhenLoaded>
    </div>
  );
}
