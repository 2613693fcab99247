import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLocation } from './meeting-location.ts';

const link = (typed: string) => readLocation('link', typed);

test('a link to a payment or messenger service, or to one that hides its end, is refused', () => {
  for (const host of [
    'wa.me/91',
    'chat.whatsapp.com/x',
    't.me/a',
    'rzp.io/l',
    'www.paypal.me/a',
    'bit.ly/a',
    'BIT.LY./a',
  ])
    assert.deepEqual(link(`https://${host}`), { fault: 'meeting_host' }, host);
});

test('a host that only ends in the same letters is taken', () => {
  for (const host of ['meet.example.org', 'notbit.ly.example.org', 'mywa.me.in', 'cart.co'])
    assert.ok('location' in link(`https://${host}/room`), host);
});

test('a link with a user part, without https or without a host name is refused', () => {
  for (const typed of [
    'https://a@b.org',
    'http://meet.example.org',
    'javascript:alert(1)',
    'https://10.0.0.1/',
    'https://local',
  ])
    assert.deepEqual(link(typed), { fault: 'meeting_link' }, typed);
});
