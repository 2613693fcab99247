import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adultOn, faultOfBirthDate, isDay, isMinor, readDay, todayIn } from './birth-date.ts';

const notDays = [
  ...['', 'yesterday', '2003-02-29', '2004-13-01', '2004-00-10', '2004-01-00', '2004-1-9', '29.02.2004'],
  ...['2004/02/29', '02-29-2004', ' 2004-02-29', '2004-02-29T', '+2004-02-29', '٢٠٠٤-٠٢-٢٩', '2004-02-29\n'],
];

test('a day is a real day in one form', () => {
  for (const day of ['2004-02-29', '2000-02-29', '1999-12-31', '0004-02-29']) assert.ok(isDay(day), day);
  for (const text of notDays) assert.ok(!isDay(text), JSON.stringify(text));
  assert.ok(!isDay('1900-02-29') && !isDay('2100-02-29'));
});

test('of a moment the day that is written in it counts, and other forms are none', () => {
  for (const moment of [
    '2010-05-01',
    ' 2010-05-01 ',
    '2010-05-01T00:00:00.000+00:00',
    '2010-05-01T23:59:59Z',
    '2010-05-01T23:30:00-08:00',
    '2010-05-01 08:00',
    '2010-05-01T00:00:00+0530',
  ])
    assert.equal(readDay(moment), '2010-05-01', moment);
  for (const text of ['2010-02-30T00:00:00Z', '2010-05-01Tnoon', '1272672000', '2010-05-01T00:00:00Z; x'])
    assert.equal(readDay(text), null, text);
  for (const text of notDays.filter((one) => one.trim() === one)) assert.equal(readDay(text), null, text);
});

test('birth dates lie neither in the future nor more than 120 years back', () => {
  const fault = (day: string) => faultOfBirthDate(day, '2026-11-20');
  assert.equal(fault('2026-11-20'), null);
  assert.equal(fault('2026-11-21'), 'sign_up_dob_future');
  assert.equal(fault('1905-11-21'), null);
  assert.equal(fault('1905-11-20'), 'sign_up_dob_past');
  assert.equal(fault('0004-02-29'), 'sign_up_dob_past');
  for (const text of notDays) assert.equal(fault(text), 'sign_up_dob_invalid', JSON.stringify(text));
});

test('eighteen from the birthday on; born on 29 February, from 1 March on', () => {
  assert.equal(adultOn('2008-11-20'), '2026-11-20');
  assert.ok(isMinor('2008-11-21', '2026-11-20'));
  assert.ok(!isMinor('2008-11-20', '2026-11-20'));
  assert.equal(adultOn('2008-02-29'), '2026-03-01');
  assert.ok(isMinor('2008-02-29', '2026-02-28'));
  assert.ok(!isMinor('2008-02-29', '2026-03-01'));
  assert.ok(!isMinor('no date', '2026-03-01') && !isMinor('2026-03-02', '2026-03-01'));
});

test('today is another day in another zone', () => {
  const at = new Date('2026-11-20T19:00:00Z');
  assert.equal(todayIn('UTC', at), '2026-11-20');
  assert.equal(todayIn('Asia/Kolkata', at), '2026-11-21');
  assert.equal(todayIn('Pacific/Kiritimati', at), '2026-11-21');
  assert.equal(todayIn('America/Los_Angeles', at), '2026-11-20');
  assert.match(todayIn(), /^\d{4}-\d{2}-\d{2}$/);
});
