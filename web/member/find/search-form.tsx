import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { type Filters, filtersUsed } from './list-address.ts';

type SearchFormProps<F extends Filters & { search: string }> = {
  action: string;
  filters: F;
  texts: {
    search: string;
    searchHint: string;
    submit: string;
    filters: string;
    filtersIn: (count: number) => string;
    apply: string;
    close: string;
  };
  /** The fields of all filters but the words, with these values in them. */
  fields: (filters: F) => ReactNode;
};

/** Where the filters stand beside the list, as in people.css. */
const wide = '(min-width: 64rem)';

/**
 * One form for words and filters, whose fields make the address. On a phone the filters open below the words, and with
 * scripts in a dialog, which begins with what they hold.
 */
export function SearchForm<F extends Filters & { search: string }>({
  action,
  filters,
  texts,
  fields,
}: SearchFormProps<F>) {
  const form = useRef<HTMLFormElement>(null);
  const sheetId = useId();
  const [opened, setOpened] = useState<F | null>(null);
  const count = filtersUsed(filters).filter((name) => name !== 'search').length;

  function openSheet(event: SyntheticEvent<HTMLDetailsElement>) {
    const below = event.currentTarget;
    if (!below.open || !form.current || window.matchMedia(wide).matches) return;
    below.open = false;
    const typed = new FormData(form.current);
    const values = Object.keys(filters).map((name) => [name, String(typed.get(name) ?? '')]);
    setOpened(Object.fromEntries(values));
  }

  return (
    <search>
      <Form ref={form} action={action} className="grid grid-cols-1 gap-4">
        <div className="search-line lg:grid lg:gap-4">
          <TextField
            label={texts.search}
            hint={texts.searchHint}
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
        <details className="filters" onToggle={openSheet}>
          <summary>{count > 0 ? texts.filtersIn(count) : texts.filters}</summary>
          <div className="mt-4 grid grid-cols-1 gap-4 lg:mt-0">
            {fields(filters)}
            <Button type="submit" look="quiet" className="w-full">
              {texts.apply}
            </Button>
          </div>
        </details>
      </Form>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={texts.filters}
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
            <input type="hidden" name="search" value={opened.search} />
            {fields(opened)}
          </Form>
        )}
      </Dialog>
    </search>
  );
}
