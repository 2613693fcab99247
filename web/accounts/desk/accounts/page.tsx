import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { DeskList } from '#web/layout/desk/desk-list.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts, accountTexts as texts } from '#web/layout/texts/en/desk.ts';
import { Link } from '#web/ui/link.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';
import { AccountBadges } from './account-badges.tsx';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: deskTexts.rooms.accounts };
export const meta: Route.MetaFunction = () => deskMeta(deskTexts.rooms.accounts);

/** Accounts by what is typed, or the newest. The words stand in the address, so that going back finds them again. */
export default function Accounts({ loaderData: { search, accounts, next } }: Route.ComponentProps) {
  return (
    <DeskList
      title={search ? texts.found(search) : texts.newest}
      search={{
        path: accountDeskPaths.accounts,
        said: search,
        label: texts.search,
        hint: texts.searchHint,
        act: texts.submit,
      }}
      none={texts.none}
      next={next}
    >
      {accounts.map((account) => (
        <li key={account.$id}>
          <Link to={accountDeskPaths.account(account.$id)} className="row flex-wrap justify-between">
            <span className="min-w-0">
              <span className="block font-semibold break-words">
                {account.name ? <PersonName name={account.name} /> : texts.nameless}
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
    </DeskList>
  );
}
