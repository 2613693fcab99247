import type { ReactNode } from 'react';
import { rowTexts as texts } from '#web/ground/texts/en/rows.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { langOf } from '#web/ui/name-runs.ts';
import './row.css';

/** Rows with hairlines on paper. */
export function RowList({ children, className }: { children: ReactNode; className?: string }) {
  return <ul className={classes('mt-3 divide-y divide-line border-y border-line', className)}>{children}</ul>;
}

type RowState = 'turn' | 'waiting';
type RowProps = {
  to: string;
  title: ReactNode;
  /** A member wrote the title, so its script says its language. */
  isWritten?: boolean;
  facts?: ReactNode;
  state?: RowState;
  /** A state of its own kind, where it is neither of these. */
  mark?: ReactNode;
  glyph?: ReactNode;
  /** Not fetched when a pointer passes by. */
  isFetchedLate?: boolean;
  /** Stands before the link, such as a box to tick. */
  before?: ReactNode;
  /** Stands below the link, such as what else can be done about it. */
  after?: ReactNode;
};

/** One record as one link: its name, its facts, and whose turn it is. */
export function Row({
  to,
  title,
  isWritten,
  facts,
  state,
  mark,
  glyph,
  isFetchedLate,
  before,
  after,
}: RowProps) {
  return (
    <li className={before ? 'flex items-center gap-1 [&>a]:min-w-0 [&>a]:grow' : undefined}>
      {before}
      <Link
        prefetch={isFetchedLate ? 'none' : 'intent'}
        to={to}
        className={state || mark ? 'row row-told' : 'row'}
      >
        {glyph && <span className="size-11 shrink-0">{glyph}</span>}
        <span className="min-w-0 grow">
          <span
            lang={isWritten && typeof title === 'string' ? langOf(title) : undefined}
            className="line-clamp-4 font-semibold"
          >
            {title}
          </span>
          {facts && <span className="block text-small text-soft">{facts}</span>}
        </span>
        {state && <RowMark state={state} />}
        {mark}
      </Link>
      {after}
    </li>
  );
}

/** Sign and word. Solid marigold means "your turn" and nothing else. */
export function RowMark({ state }: { state: RowState }) {
  return (
    <span className={`row-mark row-mark-${state}`}>
      <span aria-hidden="true">{state === 'turn' ? '●' : '○'}</span> {texts[state]}
    </span>
  );
}
