import { useState } from 'react';
import { avatarAddress } from '#web/client/avatar-address.ts';
import { classes } from '#web/ui/classes.ts';
import { KolamAvatar } from '#web/ui/kolam.tsx';
import { useProject } from '#web/use-project.ts';

type PortraitProps = { id: string; avatarId: string; className: string };

/** A member's photo; the kolam that stands for them without one, or where it cannot be had. */
export function Portrait({ id, avatarId, className }: PortraitProps) {
  const project = useProject();
  const [failed, setFailed] = useState('');
  if (!avatarId || failed === avatarId) return <KolamAvatar seed={id} className={className} />;
  return (
    <img
      src={avatarAddress(avatarId, project)}
      alt=""
      className={classes('rounded-full border border-line object-cover', className)}
      onError={() => setFailed(avatarId)}
    />
  );
}
