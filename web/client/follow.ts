import { apiBase } from '#contract/call.ts';
import { projectOfPage } from './api.ts';
import type { News } from './session.ts';

export const profilesChannel = 'databases.main.collections.profiles.documents';

const catchUpMilliseconds = 500;

/**
 * Hears through the official client library what happens to this account and its profile on other devices, and of nobody
 * else's. The library keeps the connection alive and restores it. Returns what ends it.
 */
export function followElsewhere(accountId: string, onChange: (news: News) => void): () => void {
  let stopped = false;
  let disconnect = () => {};
  const connect = async () => {
    const { Client, Realtime } = await import('appwrite');
    if (stopped) return;
    const realtime = new Realtime(
      new Client().setEndpoint(location.origin + apiBase).setProject(projectOfPage()),
    );
    disconnect = () => void realtime.disconnect();
    // What happened while the line was down is asked for, once the library has subscribed again.
    let openings = 0;
    realtime.onOpen(() => {
      openings += 1;
      if (openings > 1) setTimeout(() => stopped || onChange({}), catchUpMilliseconds);
    });
    const hear = ({ payload }: { payload?: News }) => onChange(payload ?? {});
    const own = JSON.stringify({ method: 'equal', attribute: 'id', values: [accountId] });
    await realtime.subscribe(['account'], hear);
    await realtime.subscribe([profilesChannel], hear, [own]);
  };
  // Without a connection the page still works; it only learns of changes later.
  connect().catch(() => undefined);
  return () => {
    stopped = true;
    disconnect();
  };
}
