import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../own.ts';
import { toSignUpForm } from './form-values.ts';
import { fileOf, toFormValues, toProfileData } from './from-profile.ts';

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
  const { $id, $updatedAt, id, Email, ...fields } = student;
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

test('a student who becomes a mentor loses the student fields and may give a company', () => {
  const values = { ...toFormValues(student), role: 'Mentor', companyUrl: 'https://example.com/' };
  const data = toProfileData(toSignUpForm(values), { dob: '', fileId: undefined });
  assert.equal(data.college, null);
  assert.equal(data.resumeId, null);
  assert.equal(data.companyUrl, 'https://example.com/');
});

test('the file of a profile is in the store of its role', () => {
  assert.deepEqual(fileOf(student), { bucket: 'resumes', id: 'f1' });
  assert.equal(fileOf({ ...student, role: 'Mentor' }), null);
});
