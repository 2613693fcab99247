import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '#web/client/session.ts';
import { completenessOf } from './completeness.ts';

const empty: Profile = {
  $id: 'p1',
  $updatedAt: '2026-11-20T06:00:00.000+00:00',
  id: 'u1',
  name: 'Asha',
  Email: 'asha@example.org',
  phone: null,
  role: null,
  location: null,
  dob: null,
  educationLevel: null,
  subLevel: null,
  majorField: null,
  college: null,
  companyUrl: null,
  resumeId: null,
  portfolioId: null,
};

test('a student is asked for studies and a resume, others for company and portfolio', () => {
  assert.deepEqual(completenessOf({ ...empty, role: 'Student' }), {
    parts: 5,
    missing: ['phone', 'location', 'education', 'college', 'resume'],
  });
  assert.deepEqual(completenessOf({ ...empty, role: 'Mentor', phone: '+91', location: 'Pune' }), {
    parts: 4,
    missing: ['companyUrl', 'portfolio'],
  });
});

test('nothing is missing from a full profile', () => {
  const full = {
    ...empty,
    role: 'Mentor',
    phone: '+91',
    location: 'Pune',
    companyUrl: 'x',
    portfolioId: 'f',
  };
  assert.deepEqual(completenessOf(full).missing, []);
});
