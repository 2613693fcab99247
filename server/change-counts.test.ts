import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventChannel } from '#core/ground/events.ts';
import { createChangeCounts } from './change-counts.ts';

const broadcast = (payload: string, isUnseen = false) => ({ channel: eventChannel, payload, isUnseen });

test('a commit of this server counts at once, and not again when the feed brings it', () => {
  const changes = createChangeCounts();
  changes.committed([broadcast('1'), { channel: 'jobs:insert', payload: '{}' }]);
  assert.deepEqual([changes.own(), changes.elsewhere()], [1, 0]);
  changes.arrived('1');
  assert.deepEqual([changes.own(), changes.elsewhere()], [1, 0]);
});

test('events that no public page shows count only from other servers, as they arrive without names', () => {
  const changes = createChangeCounts();
  changes.committed([broadcast('1', true)]);
  changes.arrived('1');
  assert.deepEqual([changes.own(), changes.elsewhere()], [0, 0]);
  changes.arrived('2');
  changes.arrived();
  assert.deepEqual([changes.own(), changes.elsewhere()], [0, 2]);
});
