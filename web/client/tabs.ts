const channel = 'changes';

/** Tells the other tabs of this browser that something has changed. */
export function tellOtherTabs(): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('');
  tabs.close();
}

/** Returns what ends the listening. */
export function hearOtherTabs(listener: () => void): () => void {
  const tabs = new BroadcastChannel(channel);
  tabs.onmessage = listener;
  return () => tabs.close();
}
