import assert from 'node:assert/strict';
import { test } from 'node:test';
import client from 'prom-client';
import { textOf } from './processes/add-figures.ts';
import { addReplicaFigures } from './replica-figures.ts';

test('of several processes the one counts whose replica stands worst, and reads are added', async () => {
  const processes = [
    { isUsed: true, lagSeconds: 0.5, answered: 3, askedAgain: 1 },
    { isUsed: true, lagSeconds: 0.25, answered: 4, askedAgain: 0 },
    { isUsed: false, lagSeconds: 7, answered: 0, askedAgain: 2 },
  ].map(async (seen) => {
    const registry = new client.Registry();
    addReplicaFigures(registry, () => [{ name: 'db-2:5432', ...seen }]);
    return registry.getMetricsAsJSON();
  });
  const [one, other, third] = await Promise.all(processes);
  assert.ok(one && other && third);
  const lines = async (...all: (typeof one)[]) =>
    (await textOf(all)).split('\n').filter((line) => line.startsWith('saharambh_'));
  assert.deepEqual(await lines(one, other), [
    'saharambh_replica_used{replica="db-2:5432"} 1',
    'saharambh_replica_lag_seconds{replica="db-2:5432"} 0.5',
    'saharambh_replica_reads_total{replica="db-2:5432",outcome="answered"} 7',
    'saharambh_replica_reads_total{replica="db-2:5432",outcome="asked again at the primary"} 1',
  ]);
  const [used, lag] = await lines(one, other, third);
  assert.deepEqual(
    [used, lag],
    ['saharambh_replica_used{replica="db-2:5432"} 0', 'saharambh_replica_lag_seconds{replica="db-2:5432"} 7'],
  );
});
