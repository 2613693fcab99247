import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degreesOf, educationLevels, fieldsOfStudyOf } from './education.ts';

test('there are four levels, each with its degrees', () => {
  assert.deepEqual(educationLevels, ['High School', 'Undergraduate', 'Postgraduate', 'Professional Course']);
  assert.deepEqual(degreesOf('High School'), ['10th Grade', '12th Grade']);
  assert.deepEqual(degreesOf('Undergraduate'), [
    'B.Tech',
    'B.E',
    'B.Sc',
    'B.Com',
    'B.A',
    'BBA',
    'BCA',
    'Other',
  ]);
  assert.deepEqual(degreesOf('Postgraduate'), [
    'M.Tech',
    'M.E',
    'M.Sc',
    'M.Com',
    'M.A',
    'MBA',
    'MCA',
    'Other',
  ]);
  assert.deepEqual(degreesOf('Professional Course'), ['Diploma', 'Certificate', 'Other']);
});

test('a level outside the list has no degrees, whatever its name', () => {
  for (const level of ['', 'Kindergarten', 'constructor', '__proto__'])
    assert.deepEqual(degreesOf(level), []);
});

test('only the four engineering degrees have fields of study', () => {
  for (const level of educationLevels) {
    for (const degree of degreesOf(level)) {
      const expected = ['B.Tech', 'B.E', 'M.Tech', 'M.E'].includes(degree) ? 8 : 0;
      assert.equal(fieldsOfStudyOf(degree).length, expected, degree);
    }
  }
  assert.deepEqual(fieldsOfStudyOf('B.Tech'), [
    'Computer Science',
    'Information Technology',
    'Electronics',
    'Mechanical',
    'Civil',
    'Electrical',
    'Chemical',
    'Other',
  ]);
});
