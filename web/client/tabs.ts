const name = 'changes';

/** The channel on which this tab listens. */
let own: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that something has changed; this tab learns of its own change from the answer. */
export function tellOtherTabs(): void {
  // A channel does not hear itself, but every other one, also of the same tab.
  const tabs = own ?? new BroadcastChannel(name);
  tabs.postMessage('');
  if (tabs !== own) tabs.close();
}

/** Returns what ends the listening. A tab listens once. */
export function hearOtherTabs(listener: () => void): () => void {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = listener;
  own = tabs;
  return () => {
    tabs.close();
    if (own === tabs) own = undefined;
  };
}
