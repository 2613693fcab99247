import { enquiryStates } from '#contract/administration/limits.ts';
import { deskTexts, enquiryTexts as texts } from '#texts/desk.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { moment } from '../../texts/amounts.ts';
import { FilterTabs } from '../../ui/filter-tabs.tsx';
import { Link } from '../../ui/link.tsx';
import { DeskList } from '../desk-list.tsx';
import { deskMeta } from '../meta.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.enquiries };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.enquiries);

/** The inbox: what was written through the contact form. */
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
            to: id === 'open' ? deskPaths.enquiries : deskPaths.answeredEnquiries,
          }))}
        />
      }
      none={state === 'open' ? texts.noneOpen : texts.noneAnswered}
      next={next}
    >
      {enquiries.map(({ $id, $createdAt, name, email, subject, beginning }) => (
        <li key={$id}>
          <Link to={deskPaths.enquiry($id)} className="row">
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
