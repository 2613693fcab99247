import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

/** Has a Node process collect all of its garbage, through its inspector on `port`, which this opens. */
export async function collect(pid: number, port: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const inspector = new WebSocket(await addressOn(port));
  await new Promise((resolve, reject) => {
    inspector.once('open', resolve);
    inspector.once('error', reject);
  });
  // The first sweeps what the second frees.
  for (const id of [1, 2]) {
    inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await new Promise((resolve) => inspector.once('message', resolve));
  }
  inspector.terminate();
}

async function addressOn(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (tries === 50) throw error;
    }
    await sleep(100);
  }
}
