import { useSyncExternalStore } from 'react';
import { shell } from '#web/shell/texts/en/shell.ts';

type Theme = 'light' | 'dark';
const changed = 'theme-changed';

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  addEventListener(changed, listener);
  system.addEventListener('change', listener);
  return () => {
    removeEventListener(changed, listener);
    system.removeEventListener('change', listener);
  };
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  dispatchEvent(new Event(changed));
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => null);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={other === 'dark' ? shell.toDark : shell.toLight}
      onClick={() => choose(other)}
    >
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M12 4.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
    </button>
  );
}
