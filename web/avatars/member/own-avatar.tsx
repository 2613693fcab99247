import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { avatarTexts as texts } from '#web/avatars/texts/en/avatar.ts';
import { tellOtherTabs } from '#web/client/tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { Portrait } from './portrait.tsx';

type OwnAvatarProps = { id: string; avatarId: string; mayChange: boolean };

/** The member's photo, or the kolam that stands for them, and the way to change it. */
export function OwnAvatar({ id, avatarId, mayChange }: OwnAvatarProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-x-3 sm:flex-col sm:items-start sm:gap-y-1">
      <Portrait id={id} avatarId={avatarId} className="size-24 shrink-0" />
      {mayChange && (
        <Button look="plain" small className="needs-script sm:-mx-3" onClick={() => setOpen(true)}>
          {avatarId ? texts.change : texts.add}
        </Button>
      )}
      <AvatarDialog
        open={open}
        hasPhoto={avatarId !== ''}
        onChanged={() => {
          tellOtherTabs();
          void revalidate();
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
