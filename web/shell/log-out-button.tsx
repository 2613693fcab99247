import { shell } from '#texts/shell.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useLogOut } from './use-log-out.ts';

type LogOutButtonProps = { className?: string; look?: 'quiet'; label?: string };

/** A plain form: it logs out on every device, with scripts and without. */
export function LogOutButton({ className, look, label = shell.logOut }: LogOutButtonProps) {
  const fetcher = useLogOut();
  const isLeaving = fetcher.state !== 'idle';
  const shown = isLeaving ? shell.loggingOut : label;
  return (
    <fetcher.Form method="post" action={paths.logout}>
      {look ? (
        <Button type="submit" look={look} busy={isLeaving} className={className}>
          {shown}
        </Button>
      ) : (
        <button type="submit" className={className} disabled={isLeaving}>
          {shown}
        </button>
      )}
      {fetcher.data && <Banner className="mt-2">{shell.logOutWaits}</Banner>}
    </fetcher.Form>
  );
}
