import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

/**
 * Cards that stand next to each other and scroll sideways on a phone, and lie in columns or rows on a wide screen. A row that
 * scrolls can be reached by keyboard; one that does not is no tab stop, once the scripts know it.
 */
export function SnapRow({
  label,
  items,
  wide,
  className,
}: {
  label: string;
  /** The arrangement on a wide screen; `mosaic` applies on a tablet already. */
  wide: 'columns' | 'rows' | 'mosaic';
  items: { key: string; content: ReactNode; className?: string | undefined }[];
  className?: string;
}) {
  const row = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    look.observe(element);
    return () => look.disconnect();
  }, []);
  return (
    <div
      ref={row}
      data-wide={wide}
      className={classes('snap-row', className)}
      {...(scrolls && reachable(label))}
    >
      <ul>
        {items.map(({ key, content, className: own }) => (
          <li key={key} className={own}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}

const reachable = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });
