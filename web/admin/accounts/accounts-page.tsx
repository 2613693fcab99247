import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { adminLimits } from '#contract/admin-limits.ts';
import { accountTexts as texts } from '#texts/admin.ts';
import { shortDay } from '../../texts/amounts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { fetchAccounts } from '../calls.ts';
import { More, WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { usePages } from '../use-pages.ts';
import { AccountBadges } from './account-badges.tsx';

/** Accounts by what is typed, or the newest. The words stand in the address, so that going back finds them again. */
export function AccountsPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const pages = usePages(search, (cursor) => fetchAccounts(search, cursor));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (words === search) return pages.reload();
    setParams(words ? { search: words } : {});
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Title text={search ? texts.found(search) : texts.newest} />
      <search>
        <form onSubmit={submit} className="max-w-2xl">
          <TextField
            key={search}
            label={texts.search}
            hint={texts.searchHint}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={adminLimits.search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            beside={<Button type="submit">{texts.submit}</Button>}
          />
        </form>
      </search>
      <WhenLoaded from={pages}>
        {(loaded) => {
          const accounts = loaded.flatMap((page) => page.accounts);
          if (accounts.length === 0) return <EmptyState>{texts.none}</EmptyState>;
          return (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {accounts.map((account) => (
                  <li key={account.$id}>
                    <Link
                      to={adminPaths.account(account.$id)}
                      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 no-underline hover:bg-sand"
                    >
                      <span className="min-w-0">
                        <span className="block font-semibold break-words">
                          {account.name || texts.nameless}
                        </span>
                        <span className="block text-small break-words text-soft">{account.email}</span>
                      </span>
                      <span className="flex flex-wrap items-center gap-2 text-small text-soft">
                        <AccountBadges account={account} />
                        <time dateTime={account.$createdAt}>{shortDay(account.$createdAt)}</time>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              <More pages={pages} />
            </>
          );
        }}
      </WhenLoaded>
    </div>
  );
}
