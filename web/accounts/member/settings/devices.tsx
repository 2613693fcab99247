import { securityTexts as texts } from '#web/accounts/texts/en/settings.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { LogOutButton } from '#web/shell/log-out-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';

type Device = { id: string; name: string; since: string; used: string; isThis: boolean };

/** The sessions of the account, each with a way to end it. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <section aria-labelledby="devices">
      <h3 id="devices" className="font-semibold">
        {texts.devices}
      </h3>
      <p className="text-small text-soft">{texts.devicesHint}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </ul>
      <div className="mt-4">
        <LogOutButton look="quiet" label={texts.everywhere} />
      </div>
    </section>
  );
}

function DeviceRow({ id, name, since, used, isThis }: Device) {
  const post = usePost(['end-session']);
  const shown = name || texts.unknownDevice;
  return (
    <li className="grid gap-2 py-2">
      <PostFault post={post} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-semibold">{shown}</span>{' '}
          <span className="text-small text-soft">
            {texts.since(shortDay(since))}
            {!isThis && `, ${texts.lastUsed(shortDay(used))}`}
          </span>
        </p>
        {isThis ? (
          <Badge look="patta">{texts.thisDevice}</Badge>
        ) : (
          <PostForm post={post} intent="end-session">
            <input type="hidden" name="sessionId" value={id} />
            <Button
              type="submit"
              look="plain"
              small
              aria-label={texts.endNamed(shown)}
              busy={post.busyWith !== null}
            >
              {texts.end}
            </Button>
          </PostForm>
        )}
      </div>
    </li>
  );
}
