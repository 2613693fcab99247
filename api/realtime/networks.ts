import { siteOf } from '#core/ground/network.ts';
import { realtimeSentences as say } from '../appwrite/realtime-sentences.ts';
import { RealtimeFault } from './frames.ts';
import { type Subscriptions, workOf } from './subscriptions.ts';

/** A college or a carrier's shared address holds many members; no other network holds as many. */
const most = { sockets: 1000, work: 50_000 };
/** Of one connection. */
const mostWork = 5000;

/** The open sockets of one network here, and the comparisons that a live update may cost for all of them. */
type Network = { sockets: number; work: number };

/** A connection's part of its network. */
export type Share = {
  /** How much more work its subscriptions may cost. */
  room(): number;
  /** To be called when the subscriptions have changed. */
  settle(subscriptions: Subscriptions): void;
  leave(): void;
};

export function createNetworks() {
  const networks = new Map<string, Network>();

  /** @throws RealtimeFault 1013 when the network has as many sockets open as it may. */
  return function enter(ip: string): Share {
    const name = siteOf(ip);
    const network = networks.get(name) ?? { sockets: 0, work: 0 };
    if (network.sockets >= most.sockets) throw new RealtimeFault(1013, say.manyConnections);
    network.sockets += 1;
    networks.set(name, network);
    let work = 0;
    return {
      room: () => Math.min(mostWork - work, most.work - network.work),
      settle(subscriptions) {
        const now = workOf(subscriptions);
        network.work += now - work;
        work = now;
      },
      leave() {
        network.work -= work;
        network.sockets -= 1;
        if (network.sockets === 0) networks.delete(name);
      },
    };
  };
}
