import type { Worker } from 'node:cluster';

/**
 * Lets go of the connection that a process was given and had not taken when it ended, as a frozen one that is killed. Node's cluster holds
 * one such for each process until it says that it has it, and forgets it when the process ends (Node 26, `handoff` in
 * internal/cluster/round_robin_handle): its client would wait without end. One that was taken is closed already, and closing it again does nothing.
 */
export function letGoAtEnd({ process: child }: Worker): void {
  const send = child.send.bind(child);
  let given: { close?(): void } | undefined;
  // Nothing but connections is sent as a handle; in its place stands a callback of other messages.
  child.send = (...said: unknown[]) => {
    if (typeof said[1] === 'object' && said[1]) given = said[1];
    return Reflect.apply(send, child, said);
  };
  child.once('exit', () => given?.close?.());
}
