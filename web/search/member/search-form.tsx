import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { type Filters, filtersUsed } from './list-address.ts';

/** Filters that open together. */
export type FilterGroup<F extends Filters> = {
  key: string;
  names: readonly (keyof F & string)[];
  /** The text of the group's button, and in a dialog above its fields. */
  label: string;
  title: string;
  isUsed: boolean;
  /** With these values in them. */
  fields: (filters: F) => ReactNode;
};

/** All filters as one group. */
export function oneGroup<F extends Filters & { search: string }>(
  filters: F,
  texts: { filters: string; filtersIn: (count: number) => string },
  fields: (filters: F) => ReactNode,
): readonly FilterGroup<F>[] {
  const names = Object.keys(filters).filter((name) => name !== 'search');
  const count = filtersUsed(filters).filter((name) => name !== 'search').length;
  const label = count > 0 ? texts.filtersIn(count) : texts.filters;
  return [{ key: 'all', names, label, title: texts.filters, isUsed: false, fields }];
}

type SearchFormProps<F extends Filters & { search: string }> = {
  action: string;
  filters: F;
  texts: {
    search: string;
    searchHint: string;
    submit: string;
    apply: string;
    close: string;
  };
  /** All filters but the words. */
  groups: readonly FilterGroup<F>[];
};

/** The width from which the filters stand next to the list, as in people.css. */
const wide = '(min-width: 64rem)';

/**
 * One form for words and filters, whose fields make the address. On a phone each group of filters opens below the words,
 * and with scripts in a dialog, which begins with what the form holds.
 */
export function SearchForm<F extends Filters & { search: string }>({
  action,
  filters,
  texts,
  groups,
}: SearchFormProps<F>) {
  const form = useRef<HTMLFormElement>(null);
  const sheetId = useId();
  const [opened, setOpened] = useState<{ group: FilterGroup<F>; held: F } | null>(null);

  function openSheet(event: SyntheticEvent<HTMLDetailsElement>, group: FilterGroup<F>) {
    const below = event.currentTarget;
    if (!below.open || !form.current || window.matchMedia(wide).matches) return;
    below.open = false;
    const typed = new FormData(form.current);
    const values = Object.keys(filters).map((name) => [name, String(typed.get(name) ?? '')]);
    setOpened({ group, held: Object.fromEntries(values) });
  }

  return (
    <search>
      <Form ref={form} action={action} className="grid grid-cols-1 gap-2.5 lg:gap-4">
        <div className="search-line lg:grid lg:gap-4">
          <TextField
            label={texts.search}
            hint={filters.search === '' && texts.searchHint}
            type="search"
            name="search"
            defaultValue={filters.search}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" className="lg:w-full">
            {texts.submit}
          </Button>
        </div>
        <div className="filter-chips">
          {groups.map((group, at) => (
            <details
              key={group.key}
              name="filters"
              className="filters"
              onToggle={(event) => openSheet(event, group)}
            >
              <summary className={group.isUsed ? 'is-used' : undefined}>{group.label}</summary>
              <div className="mt-4 grid grid-cols-1 gap-4 lg:mt-0">
                {group.fields(filters)}
                <Button
                  type="submit"
                  look="quiet"
                  className={at < groups.length - 1 ? 'w-full lg:hidden' : 'w-full'}
                >
                  {texts.apply}
                </Button>
              </div>
            </details>
          ))}
        </div>
      </Form>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.group.title ?? ''}
        actions={
          <>
            <Button look="quiet" onClick={() => setOpened(null)}>
              {texts.close}
            </Button>
            <Button type="submit" form={sheetId}>
              {texts.apply}
            </Button>
          </>
        }
      >
        {opened && (
          <Form
            id={sheetId}
            action={action}
            className="grid grid-cols-1 gap-4"
            onSubmit={() => setOpened(null)}
          >
            {Object.entries(opened.held)
              .filter(([name, value]) => value !== '' && !opened.group.names.includes(name))
              .map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            {opened.group.fields(opened.held)}
          </Form>
        )}
      </Dialog>
    </search>
  );
}
