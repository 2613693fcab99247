import { NavLink } from 'react-router';
import { todayPaths } from '#contract/today/paths.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import { Portrait } from '../avatars/member/portrait.tsx';
import { LogOutButton } from './log-out-button.tsx';
import MemberLine, { type MemberSession, nameIn } from './member-line.tsx';
import { usePopoverMenu } from './popover-menu.ts';

export default function AccountMenu({ session }: { session: MemberSession }) {
  const menu = usePopoverMenu('account-menu');
  const name = nameIn(session);
  return (
    <>
      <button {...menu.button} className="nav-entry max-w-48" aria-label={name}>
        <Portrait id={session.user.$id} avatarId={session.avatarId} className="size-9" />
        <span className="truncate">{firstOf(name)}</span>
        <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
          <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div {...menu.panel} className="account-menu">
        <nav aria-label={shell.account}>
          <MemberLine session={session} className="px-4 pt-4 pb-2" />
          <ul>
            <li>
              <NavLink to={todayPaths.dashboard} className="menu-entry px-4">
                {shell.dashboard}
              </NavLink>
            </li>
            <li>
              <LogOutButton className="menu-entry w-full px-4 text-start" />
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}

const firstOf = (name: string) => name.trim().split(/\s+/)[0];
