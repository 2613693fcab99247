import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shell } from '#texts/shell.ts';
import { logOut } from '../client/session.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast.tsx';

/** Waits for the server, then goes home; leaving works in this browser even when the server is away. */
export function LogOutButton({ className }: { className?: string }) {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  async function leave() {
    setLeaving(true);
    const outcome = await logOut().then(
      () => shell.loggedOut,
      () => shell.logOutFailed,
    );
    setLeaving(false);
    await navigate(paths.home, { replace: true });
    showToast(outcome);
  }

  return (
    <button type="button" className={className} onClick={leave} disabled={leaving}>
      {leaving ? shell.loggingOut : shell.logOut}
    </button>
  );
}
