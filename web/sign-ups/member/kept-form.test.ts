import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CookieKey } from '#contract/ground/cookies.ts';
import type { CookieJar } from '#web/page-context.ts';
import { emptyForm } from '#web/profiles/member/form/form-values.ts';
import { keepForm, keptForm } from './kept-form.ts';

function jarWith(value = ''): CookieJar & { value: string } {
  const jar = {
    value,
    read: (key: CookieKey) => (key === 'signUpForm' ? jar.value : undefined),
    set: (_: CookieKey, next: string) => {
      jar.value = next;
    },
    drop: () => {
      jar.value = '';
    },
  };
  return jar;
}

test('a form is kept with everything but its passwords', () => {
  const jar = jarWith();
  const typed = { ...emptyForm, name: 'श्रीनिवास'.repeat(11), college: 'VNIT '.repeat(40), agree: true };
  keepForm(jar, { ...typed, password: 'Rangoli#42', confirmPassword: 'Rangoli#42' });
  assert.ok(jar.value.length < 3500);
  const { password, confirmPassword, ...kept } = typed;
  assert.deepEqual(keptForm(jar), kept);
});

test('whatever else lies in the cookie is no form', () => {
  for (const value of ['', 'x', 'AAAA', Buffer.from('{"name":7}').toString('base64url')])
    assert.equal(keptForm(jarWith(value)), null, value);
});

test('a form too long for a cookie is not kept, and takes nothing away', () => {
  const jar = jarWith('before');
  keepForm(jar, {
    name: Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x900 + ((at * 7919) % 5000))).join(
      '',
    ),
  });
  assert.equal(jar.value, 'before');
});
