import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { grantedRoles, organisationLimits } from '#contract/organisations/limits.ts';
import type { StaffSeat } from '#contract/organisations/staff-calls.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { blockTexts } from '#web/blocks/texts/en/blocks.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostFault, PostForm } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { roleNames } from '#web/organisations/texts/en/names.ts';
import { staffTexts as texts } from '#web/organisations/texts/en/staff.ts';
import { Marks } from '#web/people/shown/marks.tsx';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { useSeatPost } from './own-post.ts';
import { RoleBoxes } from './role-boxes.tsx';

/** One of the staff, and behind a summary what can be done about them. */
export function Seat({ seat }: { seat: StaffSeat }) {
  const { id, avatarId, roles, isSelf, isAvailable, isProven, isAsked, verified, votes, can } = seat;
  const name = seat.name || unnamed;
  const post = useSeatPost(id);
  const facts = [
    roles.map((role) => roleNames[role]).join(', '),
    isSelf && texts.you,
    !isAvailable && texts.away,
    !isProven && texts.unproven,
    isAsked && texts.asked,
    votes.given > 0 && texts.votes(votes.given, votes.needed),
  ];
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <Portrait id={id} avatarId={avatarId} className="size-11 shrink-0" />
        <div className="min-w-0">
          <PersonName name={name} className="block font-semibold" />
          <p className="text-small text-soft break-words">{facts.filter(Boolean).join(' · ')}</p>
          <Marks kinds={verified} />
        </div>
      </div>
      {!isSelf && (
        <Unfold isWanted={post.fault !== null} className="mt-1 ps-14">
          <summary className="text-link inline-flex min-h-11 max-w-full cursor-pointer items-center wrap-anywhere">
            {texts.change(name)}
          </summary>
          <div className="grid gap-6 pt-3 pb-2">
            {can.change && <Roles post={post} seat={seat} />}
            {can.own && <AskToOwn post={post} id={id} />}
            {can.remove && <Remove post={post} seat={seat} />}
            <ButtonLink small look="plain" to={blockPaths.blockPerson(id)} className="justify-self-start">
              {blockTexts.blockNamed(name)}
            </ButtonLink>
          </div>
        </Unfold>
      )}
    </li>
  );
}

type Of = { post: Post; seat: StaffSeat };

function Roles({ post, seat: { id, roles } }: Of) {
  return (
    <PostForm post={post} intent="roles" className="grid gap-3">
      {post.answer?.intent === 'roles' && !post.isAtFault('roles') && <PostFault post={post} />}
      <input type="hidden" name="personId" value={id} />
      <RoleBoxes post={post} of={grantedRoles} held={roles} />
      <Button
        type="submit"
        small
        look="quiet"
        busy={post.busyWith === 'roles'}
        className="justify-self-start"
      >
        {texts.saveRoles}
      </Button>
    </PostForm>
  );
}

function AskToOwn({ post, id }: { post: Post; id: string }) {
  return (
    <PostForm post={post} className="grid gap-2">
      {post.answer?.intent.startsWith('own') && <PostFault post={post} />}
      <input type="hidden" name="personId" value={id} />
      <div className="flex flex-wrap gap-3">
        <IntentButton post={post} intent="own" small look="quiet">
          {texts.ask}
        </IntentButton>
        <IntentButton post={post} intent="own-leave" small look="quiet">
          {texts.askLeave}
        </IntentButton>
      </div>
      <p className="text-small text-soft">{texts.askWhy}</p>
    </PostForm>
  );
}

function Remove({ post, seat: { id, roles } }: Of) {
  return (
    <PostForm post={post} intent="remove" className="grid gap-3">
      {post.answer?.intent === 'remove' && !post.isAtFault('reason') && <PostFault post={post} />}
      <input type="hidden" name="personId" value={id} />
      <CountedField
        {...post.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        most={organisationLimits.staffReason}
        error={noteAt(post.fault, 'reason')}
        autoComplete="off"
        required
      />
      <Button
        type="submit"
        small
        look="danger"
        busy={post.busyWith === 'remove'}
        className="justify-self-start"
      >
        {roles.includes('owner') ? texts.vote : texts.remove}
      </Button>
    </PostForm>
  );
}
