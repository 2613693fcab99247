import { useSyncExternalStore } from 'react';

type Toast = { id: number; text: string };
const lasts = 6000;

let shown: readonly Toast[] = [];
let last = 0;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number) {
  set(shown.filter((toast) => toast.id !== id));
}

/** Shows a short message at the edge of the window. Never show necessary information only here. */
export function showToast(text: string) {
  const id = ++last;
  set([...shown.slice(-2), { id, text }]);
  setTimeout(() => dismiss(id), lasts);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; once on every page. */
export function Toasts({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    <div role="status" className="toasts flex flex-col items-center gap-2">
      {toasts.map(({ id, text }) => (
        <div key={id} className="toast">
          <p>{text}</p>
          <button type="button" aria-label={dismissLabel} className="toast-close" onClick={() => dismiss(id)}>
            <svg viewBox="0 0 12 12" className="size-3.5" aria-hidden="true">
              <path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  );
}
