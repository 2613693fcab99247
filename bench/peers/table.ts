import { median } from '../compare.ts';
import type { Seen } from './measure.ts';

/** The goal, and what no function may fall below, in times of the fastest peer. */
const [goal, least] = [2, 1.5];
const own = 'Saharambh';
const sameHash = 'Express with Argon2id';

export type Compared = {
  function: string;
  connections: number;
  /** The medians of each program's rounds, ours first. */
  programs: (Pick<Seen, 'perSecond' | 'p50' | 'p99' | 'failed' | 'processor' | 'bytes'> & { peer: string })[];
  /** The peer with the most answers, and in times of it: our answers a second, and its processor time for one. */
  fastest: { peer: string; rate: number; processor: number } | null;
  /** The same with a peer that hashes passwords as we do. */
  same: { rate: number; processor: number } | null;
};

/** By function and connections, in the order in which they were seen. Ratios are medians of the ratios of each round. */
export function compare(seen: readonly Seen[]): Compared[] {
  const groups = Map.groupBy(seen, (one) => `${one.function} ${one.connections}`);
  return [...groups.values()].map((group) => {
    const byPeer = Map.groupBy(group, ({ peer }) => peer);
    const names = [...byPeer.keys()].toSorted((one, other) => Number(other === own) - Number(one === own));
    const programs = names.map((peer) => {
      const rounds = byPeer.get(peer) ?? [];
      const middle = (what: 'perSecond' | 'p50' | 'p99' | 'processor' | 'bytes') =>
        median(rounds.map((one) => one[what]));
      const failed = rounds.reduce((sum, one) => sum + one.failed, 0);
      return {
        peer,
        perSecond: middle('perSecond'),
        p50: middle('p50'),
        p99: middle('p99'),
        processor: middle('processor'),
        bytes: middle('bytes'),
        failed,
      };
    });
    const peers = programs.filter(({ peer }) => peer !== own && peer !== sameHash);
    const [best] = peers.toSorted((one, other) => other.perSecond - one.perSecond);
    const against = (peer: string) => ratios(byPeer.get(own) ?? [], byPeer.get(peer) ?? []);
    const { function: name, connections } = group[0] as Seen;
    return {
      function: name,
      connections,
      programs,
      fastest: best && byPeer.has(own) ? { peer: best.peer, ...against(best.peer) } : null,
      same: byPeer.has(sameHash) && byPeer.has(own) ? against(sameHash) : null,
    };
  });
}

function ratios(ours: readonly Seen[], theirs: readonly Seen[]): { rate: number; processor: number } {
  const pairs = ours.flatMap((one) => {
    const other = theirs.find(({ round }) => round === one.round);
    return other ? [{ one, other }] : [];
  });
  return {
    rate: median(pairs.map(({ one, other }) => one.perSecond / other.perSecond)),
    processor: median(pairs.map(({ one, other }) => other.processor / one.processor)),
  };
}

/** As Markdown, a row for each function and number of connections. */
export function asTable(compared: readonly Compared[]): string {
  const rows = compared.map((one) => {
    const programs = one.programs.map(
      ({ peer, perSecond, p50, p99, failed, processor, bytes }) =>
        `${peer} ${short(perSecond)}/s, ${short(p50)} and ${short(p99)} ms, ${short(processor)} ms${bytes > 0 ? `, ${bytes} B` : ''}${failed > 0 ? `, **${failed} failed**` : ''}`,
    );
    const against = one.fastest
      ? `${times(one.fastest.rate)} of ${one.fastest.peer}; processor ${one.fastest.processor.toFixed(2)}`
      : 'no peer';
    const same = one.same
      ? `; same hash ${times(one.same.rate)}, processor ${one.same.processor.toFixed(2)}`
      : '';
    return `| ${one.function} | ${one.connections} | ${programs.join('<br>')} | ${against}${same} | ${verdict(one)} |`;
  });
  return [
    '| function | connections | program: answers a second, p50 and p99, processor time of one, bytes of one | times the fastest peer | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export function verdict({ fastest }: Pick<Compared, 'fastest'>): string {
  if (!fastest) return '';
  if (fastest.rate >= goal) return 'goal';
  if (fastest.rate >= least) return 'at least 1.5';
  return fastest.rate >= 1 ? 'below 1.5' : 'the peer is ahead';
}

const times = (rate: number) => (Number.isFinite(rate) ? rate.toFixed(2) : 'all, as none was answered,');

/** Three digits that count. */
function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
