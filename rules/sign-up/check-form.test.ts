import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signUpForm } from '#contract/sign-ups/form.ts';
import { firstFault, firstProfileFault, readWebAddress, type SignUpForm } from './check-form.ts';

const today = '2026-11-20';
const asked = (form: SignUpForm, emailVerified = true) => firstFault(form, { emailVerified, today });

const student: SignUpForm = {
  name: 'Asha Kulkarni',
  email: 'asha@example.org',
  phone: '+919812345678',
  dob: '2004-02-29',
  password: 'Rangoli#42',
  confirmPassword: 'Rangoli#42',
  role: 'Student',
  location: 'Nagpur',
  agree: true,
  educationLevel: 'Undergraduate',
  subLevel: 'B.Tech',
  majorField: 'Civil',
  college: 'VNIT',
};
const founder: SignUpForm = {
  name: 'Kwame Mensah',
  email: 'kwame@example.org',
  phone: '+233201234567',
  password: 'Rangoli#42',
  confirmPassword: 'Rangoli#42',
  role: 'Entrepreneur',
  location: 'Accra, Greater Accra, Ghana',
  agree: true,
};

test('a complete form of either kind has no field error', () => {
  assert.equal(asked(student), null);
  assert.equal(asked(founder), null);
});

for (const field of ['name', 'email', 'phone', 'password', 'confirmPassword', 'role', 'location'] as const) {
  test(`without ${field} the required fields are asked for`, () => {
    assert.deepEqual(asked({ ...student, [field]: '' }), {
      code: 'sign_up_required',
      field,
    });
  });
}

test('a name of blanks is no name', () => {
  assert.equal(asked({ ...student, name: '   ' })?.field, 'name');
});

for (const field of ['dob', 'educationLevel', 'subLevel', 'college'] as const) {
  test(`a student without ${field} is asked for the student fields, others are not`, () => {
    assert.deepEqual(asked({ ...student, [field]: '' }), {
      code: 'sign_up_student_required',
      field,
    });
    assert.equal(asked({ ...founder, [field]: '' }), null);
  });
}

test('the field errors come in the order of the specification, one at a time', () => {
  let form: SignUpForm = {
    ...student,
    name: '',
    dob: '',
    majorField: '',
    email: 'asha.example.org',
    password: 'short',
    confirmPassword: 'shirt',
    agree: false,
  };
  const expect = (code: string, mend: Partial<SignUpForm>, emailVerified = true) => {
    assert.equal(asked(form, emailVerified)?.code, code);
    form = { ...form, ...mend };
  };
  expect('sign_up_required', { name: 'Asha' }, false);
  expect('sign_up_email_unverified', {}, false);
  expect('sign_up_student_required', { dob: '2027-01-01' });
  expect('sign_up_major_field_required', { majorField: 'Astrology' });
  expect('sign_up_email_invalid', { email: 'asha@example' });
  expect('sign_up_password_short', { password: 'long enough' });
  expect('sign_up_passwords_differ', { confirmPassword: 'long enough' });
  expect('sign_up_terms_refused', { agree: true });
  expect('sign_up_email_invalid', { email: 'asha@example.org' });
  expect('sign_up_dob_future', { dob: '2004-02-29' });
  expect('sign_up_education_unknown', { majorField: 'Other' });
  assert.equal(asked(form), null);
});

test('dates of birth of students are checked; under 18 a guardian is asked for', () => {
  const code = (dob: string) => asked({ ...student, dob })?.code;
  assert.equal(code('2003-02-29'), 'sign_up_dob_invalid');
  assert.equal(code('2026-11-21'), 'sign_up_dob_future');
  assert.equal(code('1905-11-20'), 'sign_up_dob_past');
  assert.equal(code('2008-11-21'), 'sign_up_guardian_required');
  assert.equal(code('2008-11-20'), undefined);
});

test('a minor is asked only for name, birth date, two addresses, password and agreement', () => {
  const child = {
    name: 'Asha',
    email: 'asha@example.org',
    dob: '2010-05-01',
    guardianEmail: 'meera@example.org',
    password: 'Rangoli#42',
    confirmPassword: 'Rangoli#42',
    agree: true,
    phone: '',
    role: '',
    location: '',
  };
  assert.equal(asked(child), null);
  // Other choices or fields change nothing.
  assert.equal(asked({ ...child, role: 'Wizard', phone: 'none', college: 'x', companyUrl: 'not one' }), null);
  assert.equal(asked({ ...child, role: 'Mentor' }), null);
  for (const field of ['name', 'email', 'password', 'confirmPassword'] as const)
    assert.deepEqual(asked({ ...child, [field]: ' ' }), { code: 'sign_up_required', field });
  assert.equal(asked(child, false)?.code, 'sign_up_email_unverified');
  assert.equal(asked({ ...child, agree: false })?.code, 'sign_up_terms_refused');
  assert.equal(
    asked({ ...child, password: 'short', confirmPassword: 'short' })?.code,
    'sign_up_password_short',
  );
  assert.equal(asked({ ...child, dob: '' })?.code, 'sign_up_required');
});

test('a guardian has an address that is not the young person’s own mailbox', () => {
  const minor = { ...student, dob: '2010-05-01', guardianEmail: 'meera@example.org' };
  assert.equal(asked(minor), null);
  assert.deepEqual(asked({ ...minor, guardianEmail: '' }), {
    code: 'sign_up_guardian_required',
    field: 'guardianEmail',
  });
  assert.equal(asked({ ...minor, guardianEmail: 'meera' })?.code, 'sign_up_guardian_email_invalid');
  for (const own of [
    'ASHA@example.org',
    'asha+parent@example.org',
    ' asha@EXAMPLE.org ',
    'ａsha@example.org',
  ])
    assert.ok(
      ['sign_up_guardian_own', 'sign_up_guardian_email_invalid'].includes(
        asked({ ...minor, guardianEmail: own })?.code ?? '',
      ),
      own,
    );
});

test('a profile is asked for as a whole, but for the date of birth', () => {
  const { email, password, confirmPassword, agree, dob, ...profile } = student;
  assert.equal(firstProfileFault(profile), null);
  assert.equal(firstProfileFault({ ...profile, phone: '' })?.field, 'phone');
  assert.equal(firstProfileFault({ ...profile, college: '' })?.field, 'college');
});

test('a degree must belong to its level, and a role to the list', () => {
  assert.equal(asked({ ...student, educationLevel: 'Postgraduate' })?.code, 'sign_up_education_unknown');
  assert.equal(asked({ ...student, subLevel: 'B.Com', majorField: '' }), null);
  assert.equal(asked({ ...student, role: 'student' })?.code, 'sign_up_role_unknown');
});

test('lengths are counted in characters, in any script', () => {
  assert.equal(asked({ ...student, name: '🪔'.repeat(100) }), null);
  assert.equal(asked({ ...student, name: 'अ'.repeat(101) })?.code, 'sign_up_name_long');
  const eight = '🪔'.repeat(8);
  assert.equal(asked({ ...student, password: eight, confirmPassword: eight }), null);
  const seven = '🪔'.repeat(7);
  assert.equal(
    asked({ ...student, password: seven, confirmPassword: seven })?.code,
    'sign_up_password_short',
  );
  const long = 'x'.repeat(257);
  assert.equal(asked({ ...student, password: long, confirmPassword: long })?.code, 'sign_up_password_long');
});

test('a company website may leave out its scheme, and is never anything but http', () => {
  assert.equal(readWebAddress('example.com'), 'https://example.com/');
  assert.equal(readWebAddress(' http://example.co.in/about '), 'http://example.co.in/about');
  for (const bad of [
    'javascript:alert(1)',
    'example',
    'https://',
    'ftp://example.com',
    'https://a:b@example.com',
  ])
    assert.equal(readWebAddress(bad), null, bad);
  assert.equal(asked({ ...founder, companyUrl: 'not a site' })?.code, 'sign_up_company_url_invalid');
  assert.equal(asked({ ...student, companyUrl: 'not a site' }), null);
});

test('the wire shape takes an empty form, and refuses other types and endless texts', () => {
  const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '', role: '', location: '' };
  assert.ok(signUpForm.safeParse({ ...empty, agree: false }).success);
  assert.ok(!signUpForm.safeParse({ ...empty, agree: 'yes' }).success);
  assert.ok(!signUpForm.safeParse({ ...empty, agree: true, name: 'x'.repeat(2000) }).success);
  assert.ok(!signUpForm.safeParse({ ...empty, agree: true, name: { $ne: '' } }).success);
});
