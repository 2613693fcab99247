import { deskTexts, accountTexts as texts } from '#texts/desk.ts';
import { PostFault, usePost } from '../../forms/use-post.tsx';
import type { PageHandle } from '../../member/frame/frame.tsx';
import { paths } from '../../paths.ts';
import { moment, shortDay } from '../../texts/amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { AccountBadges } from '../accounts/account-badges.tsx';
import { faultOfReason } from '../fault-of-reason.ts';
import { deskMeta } from '../meta.ts';
import { actDesk, loadDesk, unlessClosed } from '../over-line.ts';
import type { Route } from './+types/page';
import type { loader as Loader } from './answers.ts';
import { AccountFacts } from './facts.tsx';
import { SuspensionForm } from './suspension-form.tsx';

export { action, loader } from './answers.ts';
export const clientAction = actDesk;
export const clientLoader = loadDesk<typeof Loader>();
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: paths.accounts, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.account.name || deskTexts.rooms.accounts);

/** One account: who it is, how it stands, and its suspension. */
export default function Account({ loaderData: { account } }: Route.ComponentProps) {
  const post = usePost(['suspend', 'end-suspension'], {
    check: (form, intent) =>
      intent === 'suspend' ? faultOfReason(String(form.get('reason') ?? '').trim()) : null,
  });
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  return (
    <div className="grid max-w-text grid-cols-1 gap-6">
      {done && <Banner look="success">{texts.done[done]}</Banner>}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <h1 className="text-work break-words">{account.name || account.email}</h1>
      <p className="flex flex-wrap gap-2 empty:hidden">
        <AccountBadges account={account} />
      </p>
      {account.suspended && (
        <section className="rounded-card bg-sindoor-tint p-5 sm:p-6">
          <h2 className="font-semibold">
            {account.suspendedUntil
              ? texts.suspendedUntil(moment(account.suspendedUntil))
              : texts.suspendedOn(shortDay(account.suspendedAt))}
          </h2>
          <p className="mt-1 break-words whitespace-pre-wrap">{account.suspensionReason}</p>
        </section>
      )}
      <AccountFacts account={account} />
      {!account.profile && <p className="text-soft">{texts.noProfile}</p>}
      {account.suspended || account.can.suspend ? (
        // A new one each time, so that it is closed again for another state.
        <SuspensionForm key={String(account.suspended)} account={account} post={post} />
      ) : (
        <p className="text-soft">{texts.protected}</p>
      )}
    </div>
  );
}
