import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { projectLimits } from '#contract/projects/limits.ts';
import type { SeatBody } from '#contract/projects/team-calls.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { blockTexts } from '#web/blocks/texts/en/blocks.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { Marks } from '#web/people/shown/marks.tsx';
import { unnamed } from '#web/people/texts/en/unnamed.ts';
import { teamTexts as texts } from '#web/projects/texts/en/teams.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { PersonName } from '#web/ui/person-name.tsx';

/** One of the team, and behind a summary what can be done about them. */
export function Seat({ seat, mayLeave }: { seat: SeatBody; mayLeave: boolean }) {
  const { id, avatarId, title, isOwner, isSelf, isAvailable, isAsked, verified, votes, can } = seat;
  const name = seat.name || unnamed;
  const facts = [
    isOwner ? texts.owner : texts.member,
    title,
    isSelf && texts.you,
    !isAvailable && texts.away,
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
      {(can.entitle || can.own || can.remove || !isSelf) && (
        <details className="mt-1 ps-14">
          <summary className="text-link inline-flex min-h-11 max-w-full cursor-pointer items-center wrap-anywhere">
            {texts.change(name)}
          </summary>
          <div className="grid gap-6 pt-3 pb-2">
            {can.entitle && <Title seat={seat} />}
            {can.own && <AskToOwn id={id} mayLeave={mayLeave} />}
            {can.remove && <Remove seat={seat} />}
            {!isSelf && (
              <ButtonLink small look="plain" to={blockPaths.blockPerson(id)} className="justify-self-start">
                {blockTexts.blockNamed(name)}
              </ButtonLink>
            )}
          </div>
        </details>
      )}
    </li>
  );
}

function Title({ seat: { id, title } }: { seat: SeatBody }) {
  const post = usePost(['title']);
  return (
    <PostForm post={post} intent="title" className="grid gap-3">
      <PostFault post={post} />
      <input type="hidden" name="personId" value={id} />
      <CountedField
        {...post.field('title', title)}
        label={texts.title}
        hint={texts.titleHint}
        most={projectLimits.title}
        error={noteAt(post.fault, 'title')}
        optional
        autoComplete="off"
      />
      <Button type="submit" small look="quiet" busy={post.busyWith !== null} className="justify-self-start">
        {texts.save}
      </Button>
    </PostForm>
  );
}

function AskToOwn({ id, mayLeave }: { id: string; mayLeave: boolean }) {
  const post = usePost(['own', 'own-leave']);
  return (
    <PostForm post={post} className="grid gap-2">
      <PostFault post={post} />
      <input type="hidden" name="personId" value={id} />
      <div className="flex flex-wrap gap-3">
        <IntentButton post={post} intent="own" small look="quiet">
          {texts.ask}
        </IntentButton>
        {mayLeave && (
          <IntentButton post={post} intent="own-leave" small look="quiet">
            {texts.askLeave}
          </IntentButton>
        )}
      </div>
      <p className="text-small text-soft">{texts.askWhy}</p>
    </PostForm>
  );
}

function Remove({ seat: { id, isOwner } }: { seat: SeatBody }) {
  const post = usePost(['remove']);
  return (
    <PostForm post={post} intent="remove" className="grid gap-3">
      <PostFault post={post} />
      <input type="hidden" name="personId" value={id} />
      <CountedField
        {...post.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        most={projectLimits.reason}
        error={noteAt(post.fault, 'reason')}
        autoComplete="off"
      />
      <Button type="submit" small look="danger" busy={post.busyWith !== null} className="justify-self-start">
        {isOwner ? texts.vote : texts.remove}
      </Button>
    </PostForm>
  );
}
