/** A broadcast as it travels: never more than a channel of ours and a key. */
export type Packed = { channel: string; payload: string };

/** Broadcasts as one message, so that they wake each server once. */
export function packBroadcasts(all: readonly Packed[]): string {
  return JSON.stringify(all.map(({ channel, payload }) => [channel, payload]));
}

/** None where the message is not one of ours: others may share the server, and one of them may err. */
export function unpackBroadcasts(text: string): Packed[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(read)) return [];
  return read.flatMap((one) => {
    const [channel, payload] = Array.isArray(one) ? one : [];
    return typeof channel === 'string' && typeof payload === 'string' ? [{ channel, payload }] : [];
  });
}
