import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOfAddress } from './academic-domains.ts';
import { faultOfOrganisationAddress } from './organisation-address.ts';

test('institutions of the four countries and of others are academic', () => {
  for (const domain of [
    'iitb.ac.in',
    'student.mu.ac.in',
    'vjti.ac.in',
    'mitwpu.edu.in',
    'somaiya.edu',
    'tifr.res.in',
    'lpu.in',
    'mail.christuniversity.in',
    'st.knust.edu.gh',
    'ashesi.edu.gh',
    'unilag.edu.ng',
    'stu.cu.edu.ng',
    'students.mak.ac.ug',
    'kyu.ac.ug',
    'ox.ac.uk',
    'u-tokyo.ac.jp',
    'mit.edu',
    'uct.ac.za',
  ])
    assert.equal(kindOfAddress(`a@${domain}`), 'academic', domain);
});

test('a domain that only looks academic is not', () => {
  for (const domain of [
    'edu.example.com',
    'ac.in.example.com',
    'iitb-ac.in',
    'college.ac.com',
    'x.ac.fr',
    'ac.in',
    'edu',
    'edu.in',
    'example.in',
    'fake.ac',
    'school.academy',
    'localhost',
    '',
  ])
    assert.equal(kindOfAddress(`a@${domain}`), 'other', domain);
});

test('alumni and free-mail addresses never show that a member studies', () => {
  for (const domain of [
    'alumni.iitm.ac.in',
    'iitbombay-alumni.ac.in',
    'alum.mit.edu',
    'post.harvard.edu',
    'alumni-x.edu.in',
    'nitalumni.edu.in',
  ])
    assert.equal(kindOfAddress(`a@${domain}`), 'alumni', domain);
  for (const domain of [
    'gmail.com',
    'GMAIL.com',
    'yahoo.co.in',
    'rediffmail.com',
    'outlook.in',
    'mail.mailinator.com',
    'proton.me',
  ])
    assert.equal(kindOfAddress(`a@${domain}`), 'free_mail', domain);
  const own = { academic: ['gmail.com', 'newcollege.in'], refused: ['closed.edu.in'] };
  assert.equal(kindOfAddress('a@gmail.com', own), 'free_mail');
  assert.equal(kindOfAddress('a@cs.newcollege.in', own), 'academic');
  assert.equal(kindOfAddress('a@closed.edu.in', own), 'other');
});

test('an organisation’s address must be at its website’s own domain', () => {
  assert.equal(faultOfOrganisationAddress('asha@example.in', 'https://www.example.in/about'), null);
  assert.equal(faultOfOrganisationAddress('asha@mail.example.co.in', 'https://example.co.in/'), null);
  assert.equal(faultOfOrganisationAddress('asha@example.com', 'https://example.in/'), 'address_other_domain');
  assert.equal(faultOfOrganisationAddress('asha@gmail.com', 'https://gmail.com/'), 'address_free_mail');
  assert.equal(faultOfOrganisationAddress('a@a.github.io', 'https://b.github.io/'), 'address_other_domain');
  assert.equal(
    faultOfOrganisationAddress('a@linkedin.com', 'https://www.linkedin.com/company/x'),
    'website_shared',
  );
  assert.equal(faultOfOrganisationAddress('a@evilexample.in', 'https://example.in/'), 'address_other_domain');
});
