import { useEffect, useState } from 'react';
import { browserStorage } from '#contract/cookies.ts';
import { countUnread } from '../../client/conversation.ts';
import { hearTalk } from '../../client/talk-news.ts';

/** Milliseconds in which several pieces of news become one look. */
const together = 300;

/** In how many conversations something is unread, live; and sends what a page before has left on its way. */
export function useUnread(accountId: string, loaded: number): number {
  const [shown, setShown] = useState({ loaded, count: loaded });
  if (shown.loaded !== loaded) setShown({ loaded, count: loaded });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const count = await countUnread();
      if (count !== undefined) setShown((before) => ({ ...before, count }));
    };
    const stop = hearTalk((news) => {
      if (!news) return;
      clearTimeout(timer);
      timer = setTimeout(look, together);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    if (accountId && localStorage.getItem(browserStorage.outgoing.key))
      void import('../../client/outgoing.ts').then(({ sendAll }) => sendAll(accountId));
  }, [accountId]);
  return shown.count;
}
