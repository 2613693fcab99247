import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { adminLimits } from '#contract/administration/limits.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FilterTabs } from '#web/ui/filter-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import { ListPages } from './list-pages.tsx';

type Lists<Name extends string> = {
  label: string;
  all: readonly Name[];
  current: Name;
  counts: Record<Name, number>;
  names: Record<Name, string>;
  /** Where the first of them stands; the others behind `?list=`. */
  path: string;
};

/** The search of a list, and the words in its field. */
type Search = { path: string; said: string; label: string; hint?: string; act: string };

type DeskListProps<Name extends string> = {
  title: string;
  /** Whose time is over, in a sentence. */
  late?: string | false;
  lists?: Lists<Name>;
  search?: Search;
  /** Between the head and the rows. */
  above?: ReactNode;
  /** Said where there are no rows. */
  none: string;
  next: string;
  nextLabel?: string;
  children: readonly ReactNode[];
};

/** A list at the desk: which of its lists, what is looked for, its rows, and the ways to its other pages. */
export function DeskList<Name extends string>({
  title,
  late,
  lists,
  search,
  above,
  none,
  next,
  nextLabel,
  children,
}: DeskListProps<Name>) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-work break-words">{title}</h1>
      {late && <p className="font-semibold text-sindoor">! {late}</p>}
      {lists && (
        <FilterTabs
          label={lists.label}
          current={lists.current}
          tabs={lists.all.map((id, at) => ({
            id,
            label: lists.names[id],
            count: lists.counts[id],
            to: at === 0 ? lists.path : `${lists.path}?list=${id}`,
          }))}
        />
      )}
      {search && (
        <DeskSearch
          {...search}
          key={`${lists?.current} ${search.said}`}
          list={lists && lists.current !== lists.all[0] ? lists.current : undefined}
        />
      )}
      {above}
      {children.length === 0 ? (
        <EmptyState>{none}</EmptyState>
      ) : (
        <RowList className="mt-0">{children}</RowList>
      )}
      <ListPages next={next} label={nextLabel} />
    </div>
  );
}

/** Looks through a list. The words stand in the address, so that going back finds them again. */
function DeskSearch({ path, list, said, label, hint, act }: Search & { list: string | undefined }) {
  return (
    <search>
      <Form action={path} className="max-w-text">
        {list && <input type="hidden" name="list" value={list} />}
        <TextField
          label={label}
          hint={hint}
          type="search"
          name="search"
          defaultValue={said}
          maxLength={adminLimits.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          beside={<Button type="submit">{act}</Button>}
        />
      </Form>
    </search>
  );
}

type DeskRowProps = {
  to: string;
  title: ReactNode;
  /** Those that are there, in one line. */
  facts: readonly (string | false | null | undefined)[];
  /** Stands at its end and cannot be overlooked. */
  alarm?: string | false;
  /** Stands at its end where nothing presses. */
  state?: string;
};

/** One case or record that awaits, or had, a decision at the desk. */
export function DeskRow({ to, title, facts, alarm, state }: DeskRowProps) {
  return (
    <li>
      <Link to={to} className="row">
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold break-words">{title}</span>
          <span className="block text-small break-words text-soft">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        {alarm ? (
          <Badge look="sindoor" className="shrink-0 self-center">
            {alarm}
          </Badge>
        ) : (
          state && <span className="shrink-0 self-center text-small text-soft">{state}</span>
        )}
      </Link>
    </li>
  );
}
