import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, dobOf, emptyForm, isChild, readValues, toChildForm, toSignUpForm } from './form-values.ts';

const civil = {
  ...emptyForm,
  role: 'Student',
  educationLevel: 'Undergraduate',
  subLevel: 'B.Tech',
  majorField: 'Civil',
};

test('another level voids degree and field of study, another degree the field of study', () => {
  assert.deepEqual(changed(civil, { educationLevel: 'Postgraduate' }), {
    ...civil,
    educationLevel: 'Postgraduate',
    subLevel: '',
    majorField: '',
  });
  assert.deepEqual(changed(civil, { subLevel: 'B.E' }), { ...civil, subLevel: 'B.E', majorField: '' });
  assert.deepEqual(changed(civil, { college: 'VNIT' }), { ...civil, college: 'VNIT' });
});

test('a restored draft keeps its whole chain', () => {
  const { educationLevel, subLevel, majorField } = civil;
  assert.deepEqual(changed(emptyForm, { role: 'Student', educationLevel, subLevel, majorField }), civil);
});

test('another role keeps what was typed but sends only what belongs to it', () => {
  const mentor = changed({ ...civil, companyUrl: 'example.com' }, { role: 'Mentor' });
  assert.equal(mentor.subLevel, 'B.Tech');
  const form = toSignUpForm(mentor);
  assert.equal(form.companyUrl, 'example.com');
  assert.ok(!('subLevel' in form) && !('dob' in form));
  assert.ok(!('companyUrl' in toSignUpForm(changed(mentor, { role: 'Student' }))));
});

test('the field of study goes along only with a degree that has one', () => {
  assert.equal(toSignUpForm(civil).majorField, 'Civil');
  assert.ok(!('majorField' in toSignUpForm({ ...civil, subLevel: 'B.Com' })));
});

test('the form of a member under 18 sends only the values for asking a guardian', () => {
  const typed = {
    ...civil,
    name: ' Asha ',
    phone: '98220 12345',
    guardianEmail: ' meera@example.org ',
    marketing: true,
  };
  const born = (dobYear: string) => ({ ...typed, dobDay: '1', dobMonth: '1', dobYear });
  const young = born(String(new Date().getFullYear() - 10));
  assert.ok(isChild(young) && !isChild(born('2000')) && !isChild({ ...young, role: 'Mentor' }));
  const sent = Object.entries(toChildForm(young)).filter(([, value]) => value);
  assert.deepEqual(Object.fromEntries(sent), {
    name: 'Asha',
    guardianEmail: 'meera@example.org',
    dob: `${young.dobYear}-01-01`,
  });
});

test('Other as location sends the line that was typed', () => {
  const elsewhere = { ...emptyForm, district: 'Other', otherPlace: ' Kampala, Central, Uganda ' };
  assert.equal(toSignUpForm(elsewhere).location, 'Kampala, Central, Uganda');
  assert.equal(toSignUpForm({ ...elsewhere, otherPlace: '' }).location, '');
  assert.equal(toSignUpForm({ ...elsewhere, district: 'Pune' }).location, 'Pune');
});

test('a date of birth is three numbers in any script; without one of them it is none', () => {
  const born = (dobDay: string, dobMonth: string, dobYear: string) =>
    dobOf({ ...emptyForm, dobDay, dobMonth, dobYear });
  assert.equal(born('9', '2', '2004'), '2004-02-09');
  assert.equal(born('२९', ' ०२', '२००४ '), '2004-02-29');
  assert.equal(born('', '', ''), '');
  assert.equal(born('9', '', '2004'), '2004-00-09');
});

test('of a sent form only its own fields are read', () => {
  const sent = new FormData();
  for (const [field, value] of [
    ['name', 'Asha'],
    ['agree', 'on'],
    ['intent', 'join'],
    ['__proto__', 'x'],
  ] as const)
    sent.append(field, value);
  assert.deepEqual(readValues(sent), { name: 'Asha', agree: true });
});
