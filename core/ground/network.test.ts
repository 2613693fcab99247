import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf, siteOf } from './network.ts';

test('an IPv4 address is its own network, however it is written', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
});

test('all IPv6 addresses of one line count as one caller', () => {
  const line = '2001:db8:1:2::/64';
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:a:b:c:d',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:DB8:1:2::9%eth0',
    '2001:db8:1:2::10.0.0.1',
  ]) {
    assert.equal(networkOf(ip), line, ip);
  }
  assert.notEqual(networkOf('2001:db8:1:3::1'), line);
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('fe80::1:2'), 'fe80:0:0:0::/64');
});

test('a string that is not an address stays short enough for a key', () => {
  assert.equal(networkOf(''), '');
  assert.equal(networkOf('x'.repeat(5000)).length, 64);
});

test('a site is a wider network: the /48 of an IPv6 address', () => {
  assert.equal(siteOf('203.0.113.7'), '203.0.113.7');
  assert.equal(siteOf('2001:db8:1:2::1'), '2001:db8:1::/48');
  assert.equal(siteOf('2001:db8:1:ffff::1'), '2001:db8:1::/48');
  assert.notEqual(siteOf('2001:db8:2::1'), '2001:db8:1::/48');
});
