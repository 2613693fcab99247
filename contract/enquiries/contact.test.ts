import assert from 'node:assert/strict';
import test from 'node:test';
import { checkContactForm, contactLimits } from './contact.ts';

const good = { fullName: 'Asha', email: 'asha@example.org', subject: 'A lab', message: 'We have one.' };

test('a complete form has no field error', () => {
  assert.deepEqual(checkContactForm(good), {});
});

test('every field is needed, and spaces do not fill it', () => {
  assert.deepEqual(checkContactForm({ fullName: ' ', email: '', subject: '\n', message: '\t' }), {
    fullName: 'missing',
    email: 'missing',
    subject: 'missing',
    message: 'missing',
  });
});

test('an address needs a name, an at sign and a host with a dot, and cannot smuggle a second one', () => {
  for (const email of ['asha', 'asha@host', '@example.org', 'a@b.org,c@d.org', 'a@b.org\r\nBcc: c@d.org']) {
    assert.deepEqual(checkContactForm({ ...good, email }), { email: 'invalid' }, email);
  }
});

test('a message may be as long as its limit, counted in characters, and no longer', () => {
  const message = '🪔'.repeat(contactLimits.message);
  assert.deepEqual(checkContactForm({ ...good, message }), {});
  assert.deepEqual(checkContactForm({ ...good, message: `${message}!` }), { message: 'long' });
});
