import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '#web/ground/member/own.ts';
import { toSignUpForm } from './form-values.ts';
import { filesOf, toFormValues, toProfileData } from './from-profile.ts';

const student: Profile = {
  $id: 'p1',
  $updatedAt: '2026-11-20T06:00:00.000+00:00',
  id: 'u1',
  name: 'Asha Kulkarni',
  Email: 'asha@example.org',
  phone: '+919812345678',
  role: 'Student',
  location: 'Nagpur',
  dob: '2004-02-29',
  educationLevel: 'Undergraduate',
  subLevel: 'B.Tech',
  majorField: 'Civil',
  college: 'VNIT',
  companyUrl: null,
  resumeId: 'f1',
  portfolioId: null,
};

test('a profile that is opened and saved unchanged stays the same', () => {
  const { $id, $updatedAt, id, Email, companyUrl, portfolioId, ...fields } = student;
  assert.deepEqual(
    toProfileData(toSignUpForm(toFormValues(student)), { dob: student.dob ?? '', fileId: 'f1' }),
    fields,
  );
});

test('a location outside the list is shown as Other with its text', () => {
  const values = toFormValues({ ...student, location: 'Accra, Greater Accra, Ghana' });
  assert.equal(values.district, 'Other');
  assert.equal(values.otherPlace, 'Accra, Greater Accra, Ghana');
});

test('a student who becomes a mentor may give a company, and keeps what they entered as a student', () => {
  const values = { ...toFormValues(student), role: 'Mentor', companyUrl: 'https://example.com/' };
  const data = toProfileData(toSignUpForm(values), { dob: '', fileId: undefined });
  assert.equal(data.companyUrl, 'https://example.com/');
  for (const field of ['dob', 'educationLevel', 'subLevel', 'majorField', 'college', 'resumeId'])
    assert.equal(Object.hasOwn(data, field), false, field);
  const back = { ...toFormValues({ ...student, ...data }), role: 'Student' };
  assert.equal(back.college, 'VNIT');
  assert.equal(back.subLevel, 'B.Tech');
});

test('a profile has the file of its role, and one that is kept from another', () => {
  assert.deepEqual(filesOf(student), [{ bucket: 'resumes', id: 'f1' }]);
  assert.deepEqual(filesOf({ ...student, role: 'Mentor', portfolioId: 'f2' }), [
    { bucket: 'resumes', id: 'f1' },
    { bucket: 'portfolios', id: 'f2' },
  ]);
});
