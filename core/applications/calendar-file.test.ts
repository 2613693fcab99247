import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarFile } from './calendar-file.ts';

test('an entry is folded by bytes, and whatever people have written stays within its property', () => {
  const entry = {
    applicationId: 'one',
    applicant: 'Kavya Rao\r\nATTENDEE:mailto:other@example.org',
    project: 'Cold rooms',
    title: 'ठंडे कमरों के लिए काउंटर बनाना और उसे महीनों तक चलाना, हर दिन पढ़ना',
    place: 'Room 4; second floor',
    at: new Date('2026-12-01T09:30:00Z'),
    minutes: 45,
    changedAt: new Date('2026-11-22T10:00:00Z'),
    sequence: 3,
    isCancelled: true,
    isAhead: true,
  };
  const file = calendarFile(entry, {
    withProject: (title, project) => `${title}, ${project}`,
    withApplicant: (title, applicant) => `${applicant}: ${title}`,
    withPerson: (topic, person) => `${person}: ${topic}`,
  });
  const lines = file.split('\r\n');
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n')));
  assert.ok(lines.every((line) => !line.startsWith('ATTENDEE')));
  const whole = file.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    ...['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:interview-one@saharambh'],
    ...['DTSTART:20261201T093000Z', 'DTEND:20261201T101500Z', 'LOCATION:Room 4\\; second floor'],
  ])
    assert.ok(whole.includes(line), line);
  assert.ok(whole.some((line) => line.startsWith('SUMMARY:') && line.includes('हर दिन पढ़ना')));
});
