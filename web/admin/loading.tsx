import type { ReactNode } from 'react';
import { adminTexts as texts } from '#texts/admin.ts';
import { hasType } from '../client/api.ts';
import { messageOf } from '../client/message.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { signInAddress } from './sign-in-address.ts';
import type { Loaded } from './use-loaded.ts';
import type { Pages } from './use-pages.ts';

/** What was loaded; until then that it is being loaded, or why it cannot be. */
export function WhenLoaded<T>({ from, children }: { from: Loaded<T>; children: (value: T) => ReactNode }) {
  if (from.value !== null) return children(from.value);
  if (from.error === null)
    return (
      <p role="status" className="flex items-center gap-3 py-12 text-soft">
        <Spinner size={24} /> {texts.loading}
      </p>
    );
  if (isGone(from.error))
    return (
      <div className="py-10">
        <h1 className="text-heading">{texts.missing.title}</h1>
        <p className="mt-2">{texts.missing.text}</p>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <Fault error={from.error} otherwise={texts.failed} />
      {!hasType(from.error, ended) && <Button onClick={from.reload}>{texts.retry}</Button>}
    </div>
  );
}

const ended = 'general_route_not_found';

function isGone(error: unknown): boolean {
  return ['enquiry_not_found', 'user_not_found', 'general_argument_invalid'].some((type) =>
    hasType(error, type),
  );
}

/** Why something did not work. Whoever is no administrator any more is told so, and how to become one again. */
export function Fault({ error, otherwise }: { error: unknown; otherwise: string }) {
  if (!hasType(error, ended)) return <Banner>{messageOf(error, otherwise)}</Banner>;
  return (
    <Banner>
      {texts.ended}{' '}
      <a className="text-link" href={signInAddress()}>
        {texts.signInAgain}
      </a>
    </Banner>
  );
}

/** The way to the next page of a list. */
export function More<P extends { next: string }>({ pages }: { pages: Pages<P> }) {
  if (!pages.hasMore) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {pages.moreFailed && <Banner>{texts.failed}</Banner>}
      <Button look="quiet" busy={pages.loadingMore} onClick={() => void pages.more()}>
        {pages.loadingMore ? texts.loading : texts.more}
      </Button>
    </div>
  );
}
