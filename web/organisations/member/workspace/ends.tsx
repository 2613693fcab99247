import type { OwnOrganisation } from '#contract/organisations/shapes.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { workspaceTexts } from '#web/organisations/texts/en/workspace.ts';
import { Button } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { stateForms } from './standing.tsx';

/** Closes an organisation that was open, or deletes one that never was. */
export function Ends({ can }: { can: OwnOrganisation['can'] }) {
  const post = usePost(['close', 'delete'], { shared: stateForms });
  if (!can.close && !can.delete) return null;
  const texts = can.close ? workspaceTexts.close : workspaceTexts.remove;
  return (
    <Unfold isWanted={post.fault !== null} className="border-t border-line pt-4">
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.title}</summary>
      <p>{texts.why}</p>
      <PostForm
        post={post}
        intent={can.close ? 'close' : 'delete'}
        className="mt-4 grid justify-items-start gap-3"
      >
        <PostFault post={post} />
        <Button type="submit" look="danger" busy={post.busyWith !== null}>
          {texts.sure}
        </Button>
      </PostForm>
    </Unfold>
  );
}
