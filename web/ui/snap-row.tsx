import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

/**
 * Cards that stand side by side and are pushed along on a phone, and lie in columns or rows where there is room. What scrolls can
 * be reached by keyboard; what does not is, once the scripts know it, no stop on the way.
 */
export function SnapRow({
  label,
  items,
  wide,
  className,
}: {
  label: string;
  /** How they lie where there is room; a mosaic already on a tablet. */
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
