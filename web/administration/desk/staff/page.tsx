import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import type { StaffMember } from '#contract/administration/staff-calls.ts';
import { staffRights } from '#contract/ground/staff-rights.ts';
import {
  namesOfRights,
  rightHints,
  rightTexts,
  staffTexts as texts,
} from '#web/administration/texts/en/proposals-desk.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = { title: texts.title };
export const meta: Route.MetaFunction = () => deskMeta(texts.title);

/** The accounts with rights of staff, and the form that proposes a change. */
export default function Staff({ loaderData: { staff, chosen } }: Route.ComponentProps) {
  const post = usePost(['propose']);
  const isAtField = ['email', 'reason'].some(post.isAtFault);
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.intro}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {staff.map((one) => (
          <Row key={one.$id} one={one} />
        ))}
      </ul>
      <section aria-labelledby="propose" id="form" className="grid scroll-mt-20 grid-cols-1 gap-4">
        <h2 id="propose" className="text-heading">
          {texts.propose}
        </h2>
        {!isAtField && <PostFault post={post} />}
        <PostForm post={post} intent="propose" key={chosen?.email} className="grid grid-cols-1 gap-4">
          <TextField
            {...post.field('email', chosen?.email ?? '')}
            type="email"
            autoComplete="off"
            label={texts.email}
            error={noteAt(post.fault, 'email')}
          />
          <fieldset>
            <legend className="font-semibold">{texts.rights}</legend>
            <p className="text-small text-soft">{texts.rightsHint}</p>
            {staffRights.map((right) => (
              <CheckboxField
                key={right}
                name={`right-${right}`}
                label={rightTexts[right]}
                hint={rightHints[right]}
                defaultChecked={isTicked(post.answer?.typed, chosen, right)}
              />
            ))}
          </fieldset>
          <TextAreaField
            {...post.field('reason', '')}
            label={texts.reason}
            hint={texts.reasonHint}
            error={noteAt(post.fault, 'reason')}
            rows={3}
          />
          <Button type="submit" className="justify-self-start" busy={post.busyWith === 'propose'}>
            {post.busyWith === 'propose' ? texts.sending : texts.send}
          </Button>
        </PostForm>
      </section>
    </div>
  );
}

type Chosen = Route.ComponentProps['loaderData']['chosen'];

/** As the form was sent; else as the chosen account holds it now. */
function isTicked(
  typed: Record<string, unknown> | undefined,
  chosen: Chosen,
  right: (typeof staffRights)[number],
): boolean {
  return typed ? `right-${right}` in typed : chosen?.rights.includes(right) === true;
}

function Row({ one }: { one: StaffMember }) {
  const name = one.name || one.email;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <PersonName name={name} />
        </p>
        <p className="text-small break-all text-soft">{one.email}</p>
        <p className="break-words">
          {one.isAdministrator ? texts.all : namesOfRights(one.rights) || texts.none}
        </p>
        {!one.isActive && <p className="text-small font-semibold text-sindoor">{texts.resting}</p>}
      </div>
      {one.proposalId ? (
        <Link
          to={administrationDeskPaths.proposal(one.proposalId)}
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.waits}
        </Link>
      ) : (
        !one.isAdministrator && (
          <Link
            to={`${administrationDeskPaths.staff}?of=${one.$id}#form`}
            aria-label={texts.changeOf(name)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {texts.change}
          </Link>
        )
      )}
    </li>
  );
}
