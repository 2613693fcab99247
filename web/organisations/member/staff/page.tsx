import { organisationRoles } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { ReaderLanguage } from '#web/languages/shown/reader-language.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { roleNames } from '#web/organisations/texts/en/names.ts';
import { ownOrganisationsTexts } from '#web/organisations/texts/en/own.ts';
import { staffTexts as texts } from '#web/organisations/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import type { Route } from './+types/page';
import { staffForms } from './own-post.ts';
import { RoleBoxes } from './role-boxes.tsx';
import { Seat } from './seat.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: {
    to: ({ slug = '' }) => organisationPaths.ownOrganisation(slug),
    label: ownOrganisationsTexts.one,
  },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.title}: ${loaderData?.organisation.name ?? ''}`,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** Who acts for the organisation, who is invited, and what one can do about either. */
export default function Staff({ loaderData: { organisation, staff } }: Route.ComponentProps) {
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(staffForms) ?? before;
  const done = Object.entries(texts.done).find(([name]) => name === outcome?.done);
  const isOwner = organisation.roles.includes('owner');
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <p className="text-small text-soft break-words">{organisation.name}</p>
        <h1 className="text-work">{texts.title}</h1>
      </div>
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {done[1]}
        </OutcomeBanner>
      )}
      {staff.asked && <Question asked={staff.asked} />}
      <RowList className="mt-0">
        {staff.staff.map((seat) => (
          <Seat key={seat.id} seat={seat} />
        ))}
      </RowList>
      {staff.can.invite && <Invite key={staff.invitations[0]?.id ?? ''} />}
      {isOwner && !staff.can.invite && <p className="text-soft">{texts.cannotInvite}</p>}
      {staff.invitations.length > 0 && <Sent invitations={staff.invitations} />}
      {staff.can.leave ? <Leave /> : <p className="text-small text-soft">{texts.lastOwner}</p>}
    </div>
  );
}

function Question({ asked }: { asked: 'hand_over' | 'succession' }) {
  const post = usePost(['yes', 'no'], { shared: staffForms });
  return (
    <PostForm post={post} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <p className="font-semibold">{texts.questions[asked]}</p>
      <PostFault post={post} />
      <div className="flex flex-wrap gap-3">
        <IntentButton post={post} intent="yes">
          {texts.yes}
        </IntentButton>
        <IntentButton post={post} intent="no" look="quiet">
          {texts.no}
        </IntentButton>
      </div>
    </PostForm>
  );
}

/** Begins empty again once an invitation has left. */
function Invite() {
  const post = usePost(['invite'], { shared: staffForms });
  return (
    <section aria-labelledby="invite" className="grid gap-4">
      <h2 id="invite" className="text-heading">
        {texts.invite}
      </h2>
      {!post.isAtFault('invitee') && !post.isAtFault('roles') && <PostFault post={post} />}
      <PostForm post={post} intent="invite" className="grid gap-5">
        <TextField
          {...post.field('invitee')}
          label={texts.to}
          hint={texts.toHint}
          error={noteAt(post.fault, 'invitee')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <RoleBoxes post={post} of={organisationRoles} held={[]} />
        <ReaderLanguage />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.send}
        </Button>
      </PostForm>
    </section>
  );
}

function Sent({ invitations }: { invitations: StaffBody['invitations'] }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-heading">
        {texts.sent}
      </h2>
      <RowList>
        {invitations.map((one) => (
          <SentRow key={one.id} invitation={one} />
        ))}
      </RowList>
    </section>
  );
}

function SentRow({ invitation }: { invitation: StaffBody['invitations'][number] }) {
  const post = usePost(['withdraw'], { shared: staffForms });
  const { id, invitee, state, sentAt, roles } = invitation;
  const shownRoles = roles.map((role) => roleNames[role]).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-all">{invitee}</p>
        <p className="text-small text-soft">
          {[texts.states[state], shortDay(sentAt), shownRoles].join(' · ')}
        </p>
      </div>
      {state === 'open' && (
        <PostForm post={post} intent="withdraw">
          <input type="hidden" name="invitationId" value={id} />
          <Button type="submit" small look="plain" busy={post.busyWith !== null}>
            {texts.withdraw}
          </Button>
        </PostForm>
      )}
    </li>
  );
}

function Leave() {
  const post = usePost(['leave'], { shared: staffForms });
  return (
    <PostForm post={post} intent="leave" className="grid justify-items-start gap-2 border-t border-line pt-4">
      <PostFault post={post} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {texts.leave}
      </Button>
      <p className="text-small text-soft">{texts.leaveWhy}</p>
    </PostForm>
  );
}
