import { useSearchParams } from 'react-router';
import { receivedTexts as texts } from '#web/applications/texts/en/received-applications.ts';
import { trialTexts } from '#web/applications/texts/en/trial-tasks.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { DeclineFields } from '../decline-fields.tsx';
import { stepsOfApplication } from '../step-outcome.tsx';

export function Shortlist({ version }: { version: number }) {
  const post = usePost(['shortlist'], { shared: stepsOfApplication });
  return (
    <PostForm post={post} intent="shortlist" className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : texts.shortlist}
      </Button>
      <p className="text-small text-soft">{texts.shortlistHow}</p>
    </PostForm>
  );
}

/** Asks the applicant for the opportunity's trial task, once. */
export function AskTrial({ version }: { version: number }) {
  const post = usePost(['askTrial'], { shared: stepsOfApplication });
  return (
    <PostForm post={post} intent="askTrial" className="grid justify-items-start gap-1.5">
      <PostFault post={post} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : trialTexts.ask}
      </Button>
      <p className="text-small text-soft">{trialTexts.askHow}</p>
    </PostForm>
  );
}

export function Decline({ version }: { version: number }) {
  const post = usePost(['decline'], { shared: stepsOfApplication });
  const isWanted = useSearchParams()[0].get('do') === 'decline';
  return (
    <Unfold className="border-t border-line pt-4" isWanted={isWanted || post.fault !== null}>
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.decline}</summary>
      <PostForm post={post} intent="decline" className="grid gap-5">
        <PostFault post={post} />
        <input type="hidden" name="version" value={version} />
        <p>{texts.declineHow}</p>
        <DeclineFields post={post} />
        <Button type="submit" look="danger" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.busy : texts.decline}
        </Button>
      </PostForm>
    </Unfold>
  );
}

export function Undo({ leavesAt }: { leavesAt: string }) {
  const post = usePost(['undo'], { shared: stepsOfApplication });
  return (
    <PostForm post={post} intent="undo" className="grid justify-items-start gap-3 rounded-card bg-raised p-5">
      <PostFault post={post} />
      <p>{texts.leaves(leavesAt)}</p>
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {post.busyWith ? texts.busy : texts.undo}
      </Button>
    </PostForm>
  );
}
