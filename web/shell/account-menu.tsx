import { NavLink } from 'react-router';
import { shell } from '#texts/shell.ts';
import { paths } from '../paths.ts';
import { PersonName } from '../ui/person-name.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { usePopoverMenu } from './popover-menu.ts';

export function AccountMenu({ name }: { name: string }) {
  const menu = usePopoverMenu('account-menu');
  return (
    <>
      <button {...menu.button} className="nav-entry max-w-48">
        <span className="truncate">{name}</span>
        <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div {...menu.panel} className="account-menu">
        <nav aria-label={shell.account}>
          <p className="px-4 pt-3 pb-2 text-small text-soft">
            <PersonName name={name} />
          </p>
          <ul>
            <li>
              <NavLink to={paths.dashboard} className="menu-entry px-4">
                {shell.dashboard}
              </NavLink>
            </li>
            <li>
              <LogOutButton className="menu-entry w-full px-4 text-left" />
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
