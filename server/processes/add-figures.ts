import client from 'prom-client';
import type { Figures } from './messages.ts';

const { AggregatorRegistry, Registry } = client;
const type = Registry.OPENMETRICS_CONTENT_TYPE as never;

function together(all: readonly Figures[]) {
  const registry = AggregatorRegistry.aggregate([...all]);
  registry.setContentType(type);
  return registry;
}

/** One text of the figures of several processes. Each metric says how its values are put together; most are added. */
export function textOf(all: readonly Figures[]): Promise<string> {
  return together(all).metrics();
}

/** Counts of processes that have ended, in one: without them a count would fall, and a reader would take that for a new beginning. */
export async function addCounts(all: readonly Figures[]): Promise<Figures> {
  const counts = all.map((figures) =>
    figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type))),
  );
  return together(counts).getMetricsAsJSON();
}
