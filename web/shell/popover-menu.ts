import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A menu made of the browser's own popover: it opens without script, closes on Escape and on a press outside.
 * With script it also closes when a link is followed, and the arrow keys walk through it.
 */
export function usePopoverMenu(id: string) {
  const [open, setOpen] = useState(false);
  const [live, setLive] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    setLive(true);
    // The visitor may have opened it before the scripts were there.
    setOpen(isOpen(panel.current));
  }, []);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    closePopover(panel.current);
    setOpen(false);
  }, [key]);

  function onKeyDown(event: KeyboardEvent) {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const current = entries.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: entries[(current + 1) % entries.length],
      ArrowUp: entries[(current <= 0 ? entries.length : current) - 1],
      Home: entries[0],
      End: entries[entries.length - 1],
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return {
    open,
    button: {
      ref: button,
      type: 'button' as const,
      popoverTarget: id,
      'aria-controls': id,
      'aria-expanded': live ? open : undefined,
      /** The browsers of older phones know no popover. */
      onClick() {
        if (knowsPopover(panel.current)) return;
        setOpen(Boolean(panel.current?.toggleAttribute('data-open')));
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' || !knowsPopover(panel.current)) return;
        event.preventDefault();
        panel.current?.showPopover({ source: button.current ?? undefined });
        panel.current?.querySelector<HTMLElement>('a[href], button')?.focus();
      },
    },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onKeyDown,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
      /** The menu closes once the focus leaves it by Tab. */
      onBlur({ relatedTarget }: FocusEvent) {
        const stays =
          !relatedTarget || panel.current?.contains(relatedTarget) || relatedTarget === button.current;
        if (!stays) closePopover(panel.current);
      },
      onClick(event: { target: EventTarget }) {
        if ((event.target as Element).closest('a[href]')) closePopover(panel.current);
      },
    },
  };
}

function knowsPopover(panel: HTMLElement | null): boolean {
  return Boolean(panel && 'showPopover' in panel);
}

function isOpen(panel: HTMLElement | null): boolean {
  return Boolean(panel && knowsPopover(panel) && panel.matches(':popover-open'));
}

function closePopover(panel: HTMLElement | null) {
  if (!panel) return;
  if (!knowsPopover(panel)) delete panel.dataset.open;
  else if (isOpen(panel)) panel.hidePopover();
}
