import { Outlet, useLocation } from 'react-router';
import { getDesk } from '#contract/administration/calls.ts';
import { loads } from '#web/forms/load.ts';
import { deskTexts as texts } from '#web/layout/texts/en/desk.ts';
import { deskWarnings } from '#web/layout/texts/en/desk-warnings.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/desk';
import { openDeskLinks } from './open-links.ts';
import { orLeave } from './over-line.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [orLeave];

/** The server answers only staff here, each with the parts that are open to them. */
export const loader = loads(async ({ ask }) => {
  const { rights, lacksOfficer } = await ask(getDesk, {});
  return { rights, warning: lacksOfficer && deskWarnings.lacksOfficer, links: openDeskLinks(rights) };
});
/** They are the same on every page. */
export const shouldRevalidate = () => false;

/** The pages of the desk. Each visit is logged, so no link fetches a page before it is followed. */
export default function Desk({ loaderData: { links, warning } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={texts.title} className="border-b border-line pb-2">
        <ul className="-mx-3 flex max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap">
          {links.map(({ to, label, below }) => (
            <li key={to} className="flex-none">
              <Link
                to={to}
                className="nav-entry aria-[current]:[scroll-initial-target:nearest]"
                aria-current={pathname === to || (below && pathname.startsWith(below)) ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {warning && <Banner look="note">{warning}</Banner>}
      <Outlet />
    </div>
  );
}
