import type { IncomingMessage, ServerResponse } from 'node:http';
import { chunkSize } from '#contract/files/calls.ts';
import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import { siteOf } from '#core/ground/network.ts';
import { sayInAll } from './other-languages.ts';

export const plainText = 'text/plain;charset=UTF-8';

/** Milliseconds without a byte. */
const longestSilence = 20_000;
/** Fewer bytes than this in a window of that many milliseconds. */
const slowest = { bytes: 15_000, window: 30_000 };
/** Milliseconds for a whole body; that of an upload gets what its chunk takes at three bytes a millisecond. */
const longest = 180_000;
const leastBytesPerMillisecond = 3;
/** Bodies that have not ended, of one network: a college behind one address sends eight chunks of each of 32 files. */
const mostUnfinished = 256;
const interval = 1000;

type Body = {
  request: IncomingMessage;
  network: string;
  /** All that the connection had received when it was last looked at, and when that changed. */
  received: number;
  movedAt: number;
  windowAt: number;
  windowReceived: number;
  endsAt: number;
};

export type Bodies = {
  /** Watches the body of a request, if it has one. False when its network has too many that are not finished. */
  admit(request: IncomingMessage, response: ServerResponse, ip: string): boolean;
  stop(): void;
};

/** Ends connections whose bodies do not come: each would hold memory, a file and a handler for as long as it likes. */
export function watchBodies(now: () => number = () => performance.now()): Bodies {
  const bodies = new Set<Body>();
  const byNetwork = new Map<string, number>();
  const timer = setInterval(check, interval);
  timer.unref();

  function check(): void {
    const at = now();
    for (const body of bodies) {
      const { bytesRead } = body.request.socket;
      if (bytesRead > body.received) Object.assign(body, { received: bytesRead, movedAt: at });
      if (isTooSlow(body, at)) endIt(body.request);
      else if (at - body.windowAt >= slowest.window)
        Object.assign(body, { windowAt: at, windowReceived: bytesRead });
    }
  }

  return {
    admit(request, response, ip) {
      const length = Number(request.headers['content-length'] ?? 0);
      if (length === 0 && !request.headers['transfer-encoding']) return true;
      const network = siteOf(ip);
      const unfinished = byNetwork.get(network) ?? 0;
      if (unfinished >= mostUnfinished) return false;
      const at = now();
      const body: Body = {
        request,
        network,
        received: request.socket.bytesRead,
        movedAt: at,
        windowAt: at,
        windowReceived: request.socket.bytesRead,
        endsAt: at + timeFor(request, length),
      };
      bodies.add(body);
      byNetwork.set(network, unfinished + 1);
      const leave = () => {
        if (!bodies.delete(body)) return;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      };
      request.once('end', leave);
      request.once('close', leave);
      // The rest of a body that was answered unread never comes, and then the request says neither.
      response.once('close', leave);
      return true;
    },
    stop: () => clearInterval(timer),
  };
}

/** A request may state any length. */
function timeFor({ headers }: IncomingMessage, length: number): number {
  if (!headers['content-type']?.startsWith('multipart/')) return longest;
  return Math.max(longest, Math.min(length, chunkSize) / leastBytesPerMillisecond);
}

function isTooSlow(body: Body, at: number): boolean {
  // Bytes that we do not read because we are busy are not the sender's delay.
  const isHeldUp = body.request.readableLength > 0;
  if (at >= body.endsAt) return true;
  if (isHeldUp) return false;
  if (at - body.movedAt >= longestSilence) return true;
  return at - body.windowAt >= slowest.window && body.received - body.windowReceived < slowest.bytes;
}

function endIt({ socket }: IncomingMessage): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.destroySoon();
}

export function refuseBody(response: ServerResponse, languages?: readonly LanguageCode[]): void {
  response.writeHead(429, { 'content-type': plainText, 'retry-after': '30', connection: 'close' });
  response.end(sayInAll('tooManyBodies', languages));
}
