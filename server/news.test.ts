import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventChannel } from '#core/ground/events.ts';
import { createNewsroom } from './news.ts';

const told = (payload: string, isUnseen = false) => ({ channel: eventChannel, payload, isUnseen });

test('a commit of this server counts at once, and not again when the feed brings it', () => {
  const news = createNewsroom();
  news.committed([told('1'), { channel: 'jobs:insert', payload: '{}' }]);
  assert.deepEqual([news.own(), news.elsewhere()], [1, 0]);
  news.heard('1');
  assert.deepEqual([news.own(), news.elsewhere()], [1, 0]);
});

test('events that no public page shows count only from other servers, as they arrive without names', () => {
  const news = createNewsroom();
  news.committed([told('1', true)]);
  news.heard('1');
  assert.deepEqual([news.own(), news.elsewhere()], [0, 0]);
  news.heard('2');
  news.heard();
  assert.deepEqual([news.own(), news.elsewhere()], [0, 2]);
});
