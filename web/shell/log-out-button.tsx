import { type FormEvent, useState } from 'react';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import { logOut, useLeave } from '../client/leave.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

type LogOutButtonProps = { className?: string; look?: 'quiet'; label?: string };

/** A plain form: it logs out on every device, with scripts and without. */
export function LogOutButton({ className, look, label = shell.logOut }: LogOutButtonProps) {
  const leave = useLeave();
  const [isPressed, setPressed] = useState(false);
  const isLeaving = leave === 'underWay';
  const shown = isLeaving ? shell.loggingOut : label;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    void logOut();
  }
  return (
    <form method="post" action={sessionPaths.logout} onSubmit={handleSubmit}>
      {look ? (
        <Button type="submit" look={look} busy={isLeaving} className={className}>
          {shown}
        </Button>
      ) : (
        <button type="submit" className={className} disabled={isLeaving}>
          {shown}
        </button>
      )}
      {leave === 'putOff' && isPressed && <Banner className="mt-2">{shell.logOutWaits}</Banner>}
    </form>
  );
}
