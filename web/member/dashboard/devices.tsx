import { useEffect, useState } from 'react';
import { securityTexts as texts } from '#texts/dashboard.ts';
import { type DeviceSession, endSession, listSessions } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { shortDay } from '../../texts/amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The sessions of the account, each with a way to end it. */
export function Devices({ onLogOut }: { onLogOut: () => void }) {
  const [sessions, setSessions] = useState<DeviceSession[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  function load() {
    setFault(null);
    listSessions().then(
      (found) => setSessions(found.sort((one, other) => Number(other.current) - Number(one.current))),
      () => setFault(texts.devicesFailed),
    );
  }
  useEffect(load, []);

  async function end(session: DeviceSession) {
    setFault(null);
    try {
      await endSession(session.$id);
      setSessions((now) => now?.filter(({ $id }) => $id !== session.$id) ?? null);
    } catch (error) {
      setFault(messageOf(error, texts.endFailed));
    }
  }

  return (
    <section aria-labelledby="devices">
      <h3 id="devices" className="font-semibold">
        {texts.devices}
      </h3>
      <p className="text-small text-soft">{texts.devicesHint}</p>
      {fault && <Banner className="mt-3">{fault}</Banner>}
      {!sessions && !fault && (
        <p className="mt-3 flex items-center gap-2 text-soft" role="status">
          <Spinner /> {texts.loading}
        </p>
      )}
      {!sessions && fault && (
        <Button look="quiet" small className="mt-3" onClick={load}>
          {texts.retry}
        </Button>
      )}
      {sessions && (
        <>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <li
                key={session.$id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <p className="min-w-0">
                  <span className="font-semibold">{nameOf(session)}</span>{' '}
                  <span className="text-small text-soft">
                    {texts.since(shortDay(session.$createdAt))}
                    {!session.current && `, ${texts.lastUsed(shortDay(session.$updatedAt))}`}
                  </span>
                </p>
                {session.current ? (
                  <Badge look="patta">{texts.thisDevice}</Badge>
                ) : (
                  <Button
                    look="plain"
                    small
                    aria-label={texts.endNamed(nameOf(session))}
                    onClick={() => void end(session)}
                  >
                    {texts.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button look="quiet" small className="mt-4" onClick={onLogOut}>
            {texts.everywhere}
          </Button>
        </>
      )}
    </section>
  );
}

function nameOf({ clientName, osName }: DeviceSession): string {
  return [clientName, osName].filter(Boolean).join(', ') || texts.unknownDevice;
}
