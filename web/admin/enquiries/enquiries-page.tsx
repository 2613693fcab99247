import { Link, useSearchParams } from 'react-router';
import { enquiryStates } from '#contract/admin-limits.ts';
import { adminTexts, enquiryTexts as texts } from '#texts/admin.ts';
import { moment } from '../../texts/amounts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterTabs } from '../../ui/filter-tabs.tsx';
import { fetchEnquiries } from '../calls.ts';
import { More, WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { usePages } from '../use-pages.ts';

/** The inbox: what was written through the contact form. */
export function EnquiriesPage() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'answered' ? 'answered' : 'open';
  const pages = usePages(state, (cursor) => fetchEnquiries(state, cursor));
  const counts = pages.value?.[0]?.counts;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Title text={adminTexts.tabs.enquiries} />
      <FilterTabs
        label={texts.list}
        current={state}
        tabs={enquiryStates.map((id) => ({
          id,
          label: texts.states[id],
          count: counts?.[id],
          to: id === 'open' ? adminPaths.enquiries : adminPaths.answered,
        }))}
      />
      <WhenLoaded from={pages}>
        {(loaded) => {
          const enquiries = loaded.flatMap((page) => page.enquiries);
          if (enquiries.length === 0)
            return <EmptyState>{state === 'open' ? texts.noneOpen : texts.noneAnswered}</EmptyState>;
          return (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {enquiries.map(({ $id, $createdAt, name, email, subject, beginning }) => (
                  <li key={$id}>
                    <Link to={adminPaths.enquiry($id)} className="block py-4 no-underline hover:bg-sand">
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
