import client from 'prom-client';

type Counts = { wanted: number; ready: number; ended: number };

/** The figures that only a supervisor has. */
export function figuresOfProcesses({ counts }: { counts: () => Counts }): client.Registry {
  const registry = new client.Registry();
  registry.setContentType(client.Registry.OPENMETRICS_CONTENT_TYPE as never);
  const registers = [registry];
  new client.Gauge({
    name: 'saharambh_processes',
    help: 'Processes of this server',
    labelNames: ['state'],
    registers,
    collect() {
      const { wanted, ready } = counts();
      this.set({ state: 'wanted' }, wanted);
      this.set({ state: 'ready' }, ready);
    },
  });
  new client.Counter({
    name: 'saharambh_process_ends',
    help: 'Processes that ended unasked',
    registers,
    collect() {
      this.reset();
      this.inc(counts().ended);
    },
  });
  return registry;
}
