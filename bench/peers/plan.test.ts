import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlan } from './plan.ts';

test('without options all functions of all programs are measured at 1, 20 and 200 connections', () => {
  const plan = readPlan([]);
  assert.deepEqual(plan.connections, [1, 20, 200]);
  assert.deepEqual(plan.peers, ['PocketBase', 'Parse Server', 'Express', 'Express with Argon2id']);
  assert.equal(plan.functions.length, 10);
  assert.deepEqual([plan.sockets, plan.rounds], [1000, 3]);
});

test('each wrong option has a sentence of its own, all at once', () => {
  const args = [
    '--rounds',
    '0',
    '--seconds',
    'x',
    '--connections',
    '1,',
    '--functions',
    'flying',
    '--peers',
    'Django',
  ];
  assert.throws(
    () => readPlan(args),
    ({ message }: Error) => {
      const lines = message.split('\n');
      assert.equal(lines.length, 5);
      assert.match(message, /--rounds takes whole numbers from 1 to 100, not 0\./);
      assert.match(message, /--connections takes whole numbers from 1 to 1000, not nothing\./);
      assert.match(message, /--functions knows no flying\. It knows registering, /);
      assert.match(message, /--peers knows no Django\./);
      return true;
    },
  );
});
