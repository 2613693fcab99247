import { site } from '#web/ground/texts/en/site.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import { KolamBand } from '../ui/kolam-band.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { useFooter } from '../use-project.ts';
import { FollowLink } from './follow-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

type Entry = { label: string; to: string };

function LinkColumn({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {entries.map(({ label, to }) => (
          <li key={label}>
            <FollowLink to={to} className="footer-link">
              {label}
            </FollowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const { footer } = shell;
  const { social, officer } = useFooter();
  return (
    <footer className="mt-auto bg-step text-on-step on-step">
      <KolamBand className="h-5 text-step-line" />
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-6 pt-6 pb-3 sm:grid-cols-3 sm:gap-y-10 sm:pt-14 sm:pb-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2.5 text-[1.375rem] font-bold tracking-tight">
            <LogoMark dotClass="fill-genda" />
            {site.name}
          </p>
          <p className="mt-2 text-step-soft max-sm:text-small sm:mt-3 sm:max-w-72">{site.tagline}</p>
          <address className="mt-4 text-small not-italic text-step-soft sm:mt-5">
            <p>{site.city}</p>
            <p>
              <a href={`mailto:${site.email}`} className="footer-link">
                {site.email}
              </a>
            </p>
            <p>
              {site.phone} · {footer.contact.phoneNote}
            </p>
          </address>
        </div>
        <LinkColumn
          title={footer.quickLinks.title}
          entries={[...footer.quickLinks.entries, footer.wrongWord]}
        />
        <div className="order-last col-span-2 sm:order-none sm:col-span-1">
          <h2 className="footer-title">{footer.programs.title}</h2>
          <ul className="flex flex-wrap gap-x-5 sm:block">
            {footer.programs.entries.map(({ label, to }) => (
              <li key={label} className="flex items-center text-step-soft sm:min-h-11">
                {to ? (
                  <FollowLink to={to} className="footer-link">
                    {label}
                  </FollowLink>
                ) : (
                  `${label} · ${footer.programs.coming}`
                )}
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn {...footer.legal} />
        {social.length > 0 && (
          <ul
            className="col-span-2 flex flex-wrap gap-x-5 sm:col-span-3 lg:col-span-4"
            aria-label={footer.follow}
          >
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="me noopener" className="footer-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="page-width">
        <LanguageSwitch look="footer-link" />
        <p
          className="border-t border-step-line py-4 sm:py-6 text-small text-step-soft"
          suppressHydrationWarning
        >
          © {new Date().getFullYear()} {site.name}. {footer.rights} {site.line} {officer}
        </p>
      </div>
    </footer>
  );
}
