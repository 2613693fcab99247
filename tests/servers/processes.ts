import { type Agent, request } from 'node:http';
import { type Launched, launch, preparedFolder, until } from './launch.ts';

/** A supervisor with its processes, on a data folder with a database of its own. */
export async function startProcesses(settings: Record<string, string>) {
  const dataDir = await preparedFolder();
  const begin = () => launch({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...settings });
  const first = await whole(begin(), settings);
  return {
    ...first,
    dataDir,
    /** The next start on the folder. */
    again: () => whole(begin(), settings),
  };
}

/** Resolves once all processes are ready. */
export async function whole(launched: Launched, { WORKERS = '1' }: Record<string, string>) {
  const { child, ended } = launched;
  const origin = await launched.origin;
  await until(
    async () => (await figureOf(origin, 'saharambh_processes{state="ready"} ')) === Number(WORKERS),
  );
  return { origin, ended, supervisor: child.pid ?? 0, said: launched.said };
}

/** The figure of a line of /metrics that begins so; 0 before the first is counted. */
export async function figureOf(origin: string, begin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(begin));
  return Number(line?.slice(begin.length) ?? 0);
}

type Asked = {
  method?: string;
  headers?: object;
  body?: string;
  patience?: number;
  lasting?: number;
  agent?: Agent;
};

/**
 * Asks on a connection of its own, which the supervisor gives to the processes in turn, or on one of `agent`. 0 where none answers in time. The last byte of the
 * body is sent after `lasting` milliseconds.
 */
export function askOnce(
  url: string,
  { method = 'GET', headers = {}, body = '', patience = 30_000, lasting = 0, agent }: Asked = {},
): Promise<number> {
  return new Promise((resolve) => {
    const length = lasting > 0 ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const asked = request(
      url,
      {
        agent: agent ?? false,
        method,
        headers: { ...headers, ...length },
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      },
    );
    asked.once('error', () => resolve(0));
    if (lasting > 0) asked.write(body.slice(0, -1));
    setTimeout(() => asked.end(lasting > 0 ? body.slice(-1) : body), lasting);
  });
}
