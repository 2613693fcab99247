import { parseArgs } from 'node:util';
import type { Plan } from './measure.ts';
import { functions } from './peer.ts';

const peers = ['PocketBase', 'Parse Server', 'Express', 'Express with Argon2id'];
const live = 'live update';

export type Wanted = Plan & { rounds: number; peers: string[]; pocketbase?: string };

/** Reads the options of the command. @throws with a sentence for each that is wrong. */
export function readPlan(args: string[]): Wanted {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '1,20,200' },
      sockets: { type: 'string', default: '1000' },
      changes: { type: 'string', default: '50' },
      /** Some of the functions, and some of the programs, comma separated. */
      functions: { type: 'string', default: [...functions, live].join(',') },
      peers: { type: 'string', default: peers.join(',') },
      /** The path of a PocketBase to take in place of the packaged one. */
      pocketbase: { type: 'string' },
    },
  });
  const wrong: string[] = [];
  const number = (
    name: 'rounds' | 'seconds' | 'sockets' | 'changes' | 'connections',
    text: string,
    most: number,
  ) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most)
      wrong.push(`--${name} takes whole numbers from 1 to ${most}, not ${text || 'nothing'}.`);
    return value;
  };
  const names = (option: 'functions' | 'peers', text: string, known: readonly string[]) => {
    const given = text.split(',');
    for (const name of given.filter((one) => !known.includes(one)))
      wrong.push(`--${option} knows no ${name || 'empty name'}. It knows ${known.join(', ')}.`);
    return given;
  };
  const wanted = {
    rounds: number('rounds', values.rounds, 100),
    seconds: number('seconds', values.seconds, 600),
    connections: values.connections.split(',').map((one) => number('connections', one, 1000)),
    sockets: number('sockets', values.sockets, 5000),
    changes: number('changes', values.changes, 10_000),
    functions: names('functions', values.functions, [...functions, live]),
    peers: names('peers', values.peers, peers),
    pocketbase: values.pocketbase,
  };
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return wanted;
}
