import { useEffect, useState } from 'react';
import { avatarTexts as texts } from '#texts/avatar.ts';
import { avatarAddress, fetchAvatar } from '../../../client/avatar.ts';
import type { User } from '../../../client/session.ts';
import { Button } from '../../../ui/button.tsx';
import { KolamAvatar } from '../../../ui/kolam.tsx';
import { useProject } from '../../../use-project.ts';
import { AvatarDialog } from './avatar-dialog.tsx';

/** The member's photo, or the kolam that stands for them, and the way to change it. */
export function OwnAvatar({ user }: { user: User }) {
  const [avatarId, setAvatarId] = useAvatar(user);
  const project = useProject();
  const shown = useLoaded(avatarId, project);
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-x-3 sm:flex-col sm:items-start sm:gap-y-1">
      <span className="block size-24 shrink-0">
        {shown && (
          <img
            src={avatarAddress(shown, project)}
            alt=""
            className="size-24 rounded-full border border-line object-cover"
          />
        )}
        {shown === '' && <KolamAvatar seed={user.$id} className="size-24" />}
      </span>
      <Button look="plain" small className="sm:-mx-3" onClick={() => setOpen(true)}>
        {avatarId ? texts.change : texts.add}
      </Button>
      <AvatarDialog
        open={open}
        hasPhoto={Boolean(avatarId)}
        onChanged={setAvatarId}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

/** The name of the photo, null until it is known. Each word of a change to the account brings another `user`. */
function useAvatar(user: User) {
  const [held, setHeld] = useState({ of: user.$id, avatarId: null as string | null });
  useEffect(() => {
    let current = true;
    const hold = (avatarId: string) => current && setHeld({ of: user.$id, avatarId });
    // Without an answer what was known stays; at first the kolam stands in.
    fetchAvatar().then(hold, () => current && setHeld((now) => ({ ...now, avatarId: now.avatarId ?? '' })));
    return () => {
      current = false;
    };
  }, [user]);
  const set = (avatarId: string) => setHeld({ of: user.$id, avatarId });
  return [held.of === user.$id ? held.avatarId : null, set] as const;
}

/** What can be shown of it: the photo before stays until the new one is there, and the kolam for one that never comes. */
function useLoaded(avatarId: string | null, project: string): string | null {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!avatarId) return setLoaded(avatarId);
    let current = true;
    const image = new Image();
    image.src = avatarAddress(avatarId, project);
    image.decode().then(
      () => current && setLoaded(avatarId),
      () => current && setLoaded(''),
    );
    return () => {
      current = false;
    };
  }, [avatarId, project]);
  return loaded;
}
