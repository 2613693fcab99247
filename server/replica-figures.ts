import client from 'prom-client';
import type { ReplicaFigures } from '#db/replicas.ts';

/** Adds the figures of replicas. Over several processes the one counts for which it stands worst: an alarm looks at each line. */
export function addReplicaFigures(registry: client.Registry, figures: () => readonly ReplicaFigures[]): void {
  const registers = [registry];
  new client.Gauge({
    name: 'saharambh_replica_used',
    help: 'Whether a replica of the database answers reads',
    labelNames: ['replica'],
    registers,
    aggregator: 'min',
    collect() {
      this.reset();
      for (const { name: replica, isUsed } of figures()) this.set({ replica }, isUsed ? 1 : 0);
    },
  });
  new client.Gauge({
    name: 'saharambh_replica_lag_seconds',
    help: 'How far a replica is behind the primary',
    labelNames: ['replica'],
    registers,
    aggregator: 'max',
    collect() {
      this.reset();
      for (const { name: replica, lagSeconds } of figures()) this.set({ replica }, lagSeconds);
    },
  });
  new client.Counter({
    name: 'saharambh_replica_reads',
    help: 'Reads at a replica, and those asked again',
    labelNames: ['replica', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { name: replica, answered, askedAgain } of figures()) {
        this.inc({ replica, outcome: 'answered' }, answered);
        this.inc({ replica, outcome: 'asked again at the primary' }, askedAgain);
      }
    },
  });
}
