import { enquiryStates } from '#contract/administration/limits.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import { DeskList } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, enquiryTexts as texts } from '#web/layout/texts/en/desk.ts';
import { FilterTabs } from '#web/ui/filter-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.enquiries };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.enquiries);

/** The inbox of the contact form. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { state, counts, enquiries, next } = loaderData;
  return (
    <DeskList
      title={deskTexts.rooms.enquiries}
      above={
        <FilterTabs
          label={texts.list}
          current={state}
          tabs={enquiryStates.map((id) => ({
            id,
            label: texts.states[id],
            count: counts[id],
            to: id === 'open' ? enquiryDeskPaths.enquiries : enquiryDeskPaths.answeredEnquiries,
          }))}
        />
      }
      none={state === 'open' ? texts.noneOpen : texts.noneAnswered}
      next={next}
    >
      {enquiries.map(({ $id, $createdAt, name, email, subject, beginning }) => (
        <li key={$id}>
          <Link to={enquiryDeskPaths.enquiry($id)} className="row">
            <span className="min-w-0 grow">
              <span className="line-clamp-2 font-semibold break-words">{subject}</span>
              <span className="line-clamp-2 break-words">{beginning}</span>
              <span className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
                <span className="min-w-0 break-words">{texts.from(name, email)}</span>
                <time dateTime={$createdAt}>{moment($createdAt)}</time>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </DeskList>
  );
}
