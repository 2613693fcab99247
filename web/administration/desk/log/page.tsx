import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import type { LoggedAction } from '#contract/administration/calls.ts';
import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { disputeDeskTexts } from '#web/agreements/texts/en/dispute-desk.ts';
import { caseDeskTexts } from '#web/cases/texts/en/desk.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { ListPages } from '#web/layout/desk/list-pages.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, enquiryTexts } from '#web/layout/texts/en/desk.ts';
import { logTexts as texts } from '#web/layout/texts/en/desk-log.ts';
import { opportunityDeskTexts } from '#web/opportunities/texts/en/desk.ts';
import { projectDeskTexts } from '#web/projects/texts/en/desk.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { verificationDeskTexts } from '#web/verifications/texts/en/desk.ts';
import { kindTexts } from '#web/verifications/texts/en/marks.ts';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.log };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.log);

/** The log of the administrators' actions. */
export default function Log({ loaderData: { actions, next } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{deskTexts.rooms.log}</h1>
        <p className="mt-2 max-w-text text-soft">{texts.intro}</p>
      </div>
      {actions.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
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
      )}
      <ListPages next={next} />
    </div>
  );
}

function Entry({ action: { action, actor, subject, detail } }: { action: LoggedAction }) {
  const quoted = quotedOf(action, detail);
  return (
    <p className="min-w-0 break-words">
      <strong className="font-semibold">{actor.name || texts.removed(actor.$id)}</strong>{' '}
      {texts.actions[action]}
      {subject && ': '}
      {subject && <Subject action={action} subject={subject} />}
      {quoted && <span className="block whitespace-pre-wrap text-soft">{quoted}</span>}
    </p>
  );
}

/** Shows the search, the filter or the reason of an action in words. */
function quotedOf(action: LoggedAction['action'], detail: string): string {
  if (action === 'accounts.searched' && detail === '') return texts.everybody;
  if (action === 'projects.listed' || action === 'opportunities.listed') {
    const { lists } = action === 'projects.listed' ? projectDeskTexts : opportunityDeskTexts;
    const [list = '', ...search] = detail.split(': ');
    return [labelOf(lists, list), ...search].join(': ');
  }
  if (action === 'disputes.listed') {
    const [list = '', ...search] = detail.split(': ');
    return [labelOf(disputeDeskTexts.lists, list), ...search].join(': ');
  }
  if (action === 'cases.listed') return labelOf(caseDeskTexts.lists, detail);
  const [value = '', ...reason] = detail.split(': ');
  if (action.startsWith('verification.'))
    return [kindTexts[value as VerificationKind]?.name ?? value, ...reason].join(': ');
  if (action === 'case.decided') {
    const [outcome = '', days] = value.split(' ');
    const forDays = days ? [caseDeskTexts.dayChoices(Number(days))] : [];
    return [[labelOf(caseDeskTexts.outcomes, outcome), ...forDays].join(', '), ...reason].join(': ');
  }
  if (action === 'case.appealAnswered')
    return [value === 'lifted' ? caseDeskTexts.lift : caseDeskTexts.stand, ...reason].join(': ');
  if (action === 'verifications.listed') return labelOf(verificationDeskTexts.lists, detail);
  return action === 'enquiries.listed' ? labelOf(enquiryTexts.states, detail) : detail;
}

function Subject({ action, subject }: { action: string; subject: { $id: string; name: string } }) {
  const [kind = ''] = action.split('.');
  const pathOf =
    {
      enquiry: enquiryDeskPaths.enquiry,
      project: projectDeskPaths.deskProject,
      opportunity: opportunityDeskPaths.deskOpportunity,
      case: caseDeskPaths.case,
      dispute: agreementDeskPaths.dispute,
    }[kind] ?? accountDeskPaths.account;
  // A case has no name of its own.
  const name = subject.name || (kind === 'case' ? texts.case(subject.$id) : '');
  if (!name) return texts.removed(subject.$id);
  return (
    <Link to={pathOf(subject.$id)} className="text-link">
      {name}
    </Link>
  );
}
