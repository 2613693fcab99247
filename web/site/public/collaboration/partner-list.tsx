import { TextLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { KolamAvatar } from '#web/ui/kolam.tsx';

/** An invented one leads nowhere. */
type Partner = { name: string; detail: string; to: string };

/** @param mark what each invented entry says first. */
export function PartnerList({
  title,
  entries,
  mark,
  wide,
}: {
  title: string;
  entries: Partner[];
  mark: string;
  wide?: boolean;
}) {
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <ul className={classes('mt-5 grid gap-x-8 border-t border-line', wide && 'sm:grid-cols-2')}>
        {entries.map(({ name, detail, to }) => (
          <li key={to || name} className="flex min-h-20 items-center gap-4 border-b border-line py-3">
            <KolamAvatar seed={to ? (to.split('/').at(-1) ?? name) : name} className="size-11" />
            <span>
              {to === '' && (
                <Badge look="sample" className="mb-1 px-2 py-0 text-[0.8125rem]">
                  {mark}
                </Badge>
              )}
              {to === '' ? (
                <span className="block leading-snug font-semibold">{name}</span>
              ) : (
                <TextLink to={to} className="block leading-snug font-semibold break-words">
                  {name}
                </TextLink>
              )}
              {detail && <span className="block text-small text-soft">{detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
