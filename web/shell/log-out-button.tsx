import { useFetcher } from 'react-router';
import { shell } from '#texts/shell.ts';
import type { LineFault } from '../forms/dead-line.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** A plain form: it logs out on every device, with scripts and without. */
export function LogOutButton({ className, look }: { className?: string; look?: 'quiet' }) {
  const fetcher = useFetcher<{ fault: LineFault }>();
  const isLeaving = fetcher.state !== 'idle';
  const label = isLeaving ? shell.loggingOut : shell.logOut;
  return (
    <fetcher.Form method="post" action={paths.logout}>
      {look ? (
        <Button type="submit" look={look} busy={isLeaving} className={className}>
          {label}
        </Button>
      ) : (
        <button type="submit" className={className} disabled={isLeaving}>
          {label}
        </button>
      )}
      {fetcher.data && <Banner className="mt-2">{shell.logOutWaits}</Banner>}
    </fetcher.Form>
  );
}
