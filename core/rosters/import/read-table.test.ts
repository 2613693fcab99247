import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused } from '#tests/ground/refused.ts';
import { matchColumns } from './match-columns.ts';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';

const read = async (bytes: Buffer | string, said = {}) => {
  const table = await readTable(Buffer.from(bytes));
  const columns = matchColumns(table.titles, said);
  const { rows, leftOut } = await readRows(table, columns, 'college.example');
  return { table, rows, leftOut };
};

const text = 'Name;Enrolment No.;Phone\r\nRené Joshi ; 22/041 ;98220\r\nसुनीता पवार;22/042;98221\r\n';

test('a file in UTF-8, with a mark at its start or without, keeps its letters', async () => {
  for (const bytes of [text, `\ufeff${text}`]) {
    const { table, rows } = await read(bytes);
    assert.deepEqual([table.encoding, table.separator], ['UTF-8', 'semicolon']);
    assert.deepEqual(
      rows.map(({ line, name, number }) => [line, name, number]),
      [
        [2, 'René Joshi', '22/041'],
        [3, 'सुनीता पवार', '22/042'],
      ],
    );
  }
});

test('a file in UTF-16 of either order is read, with its mark and without', async () => {
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  const mark = Buffer.from('\ufeff', 'utf16le');
  for (const bytes of [
    little,
    big,
    Buffer.concat([mark, little]),
    Buffer.concat([Buffer.from(mark).swap16(), big]),
  ]) {
    const { table, rows } = await read(bytes);
    assert.equal(table.encoding, 'UTF-16');
    assert.deepEqual(table.titles, ['Name', 'Enrolment No.', 'Phone']);
    assert.equal(rows[1]?.name, 'सुनीता पवार');
  }
});

test('a file as Excel saves it in Windows-1252 keeps its accents', async () => {
  const { table, rows } = await read(Buffer.from('Name;PRN\r\nRené Joshi;7\r\n', 'latin1'));
  assert.equal(table.encoding, 'Windows-1252');
  assert.equal(rows[0]?.name, 'René Joshi');
});

test('a separator in quotation marks is a part of the text, and the line of Excel says which one it is', async () => {
  const comma = await read('"Name, whole",Roll No\n"Patil, Asha",1\n', {
    name: 'Name, whole',
    number: 'Roll No',
  });
  assert.deepEqual([comma.table.separator, comma.rows[0]?.name], ['comma', 'Patil, Asha']);
  const said = await read('sep=\t\r\nName\tRoll No\r\nAsha\t1\r\n');
  assert.deepEqual([said.table.separator, said.rows[0]?.line], ['tab', 3]);
});

test('columns that are not matched are not read', async () => {
  const { rows } = await read(text);
  assert.doesNotMatch(JSON.stringify(rows), /9822/);
});

test('a semester and an enrolment number are read in the digits of any script', async () => {
  const { rows } = await read('Name,Roll No,Semester\nAsha,२२/०४१,५\nMeera,22/042,Term ३\nIsha,22/041,5');
  assert.deepEqual(
    rows.map(({ semester, reason }) => [semester, reason]),
    [
      ['5', 'number_twice'],
      ['Term 3', ''],
      ['5', 'number_twice'],
    ],
  );
});

test('a row without a name or number, with a number twice or too long is faulty, with its line', async () => {
  const lines = ['Name,Roll No', ',1', 'Asha,', 'Asha,3', 'Meera,4', 'Isha, 3 ', `${'a'.repeat(121)},5`];
  const { rows } = await read(lines.join('\n'));
  assert.deepEqual(
    rows.map(({ line, reason }) => [line, reason]),
    [
      [2, 'name_missing'],
      [3, 'number_missing'],
      [4, 'number_twice'],
      [5, ''],
      [6, 'number_twice'],
      [7, 'too_long'],
    ],
  );
});

test('an Aadhaar number makes its row faulty and is not kept, grouped or below such a title', async () => {
  const grouped = await read('Name,Roll No\nAsha,2345 6789 0124\n');
  const titled = await read('Name,Aadhaar No\nAsha,234567890124\n', { name: 'Name', number: 'Aadhaar No' });
  for (const { rows } of [grouped, titled]) {
    assert.equal(rows[0]?.reason, 'identity_number');
    assert.doesNotMatch(JSON.stringify({ ...rows[0], key: '' }), /0124/);
  }
});

test('a NUL makes its row faulty, an inner byte-order mark does not, and formulas stay text', async () => {
  const { rows } = await read('Name,Roll No\nAs\0ha,1\nMee\ufeffra,2\n=HYPERLINK("x"),3\n');
  assert.deepEqual(
    rows.map(({ name, reason }) => [name, reason]),
    [
      ['Asha', 'unreadable'],
      ['Meera', ''],
      ['=HYPERLINK("x")', ''],
    ],
  );
});

test('an address at another domain is left out, and counted', async () => {
  const { rows, leftOut } = await read(
    'Name,Roll No,Email\nAsha,1,a@mail.college.example\nMeera,2,m@evil-college.example\nIsha,3,no\n',
  );
  assert.deepEqual(
    rows.map(({ email }) => email),
    ['a@mail.college.example', '', ''],
  );
  assert.equal(leftOut, 2);
});

test('a file that is no table says what it is', async () => {
  const kinds: [Buffer, string][] = [
    [Buffer.from('504b030414000600', 'hex'), 'workbook'],
    [Buffer.from('%PDF-1.7 x'), 'pdf'],
    [Buffer.from('89504e470d0a1a0a', 'hex'), 'picture'],
    [Buffer.from(Array.from({ length: 400 }, (_, at) => 1 + (at % 8))), 'bytes'],
    [Buffer.from('Only one column\nAsha\n'), 'one_column'],
    [Buffer.from('Name,Roll No\n"Asha,1\n'), 'quotes'],
  ];
  for (const [bytes, reason] of kinds)
    await assert.rejects(
      readTable(bytes),
      (error: { code?: string; values?: { reason?: string } }) =>
        error.code === 'roster_file_unread' && error.values?.reason === reason,
      reason,
    );
});

test('a line of 2 MB, 5,001 rows and a file of titles alone are refused', async () => {
  await assert.rejects(
    readTable(Buffer.from(`Name,Roll No\nAsha,${'1'.repeat(2_000_000)}`)),
    refused('roster_line_long'),
  );
  const rows = (count: number) =>
    Buffer.from(`Name,Roll No\n${Array.from({ length: count }, (_, at) => `Asha,${at}`).join('\n')}`);
  await assert.rejects(readTable(rows(5001)), refused('roster_rows_many'));
  assert.equal((await readTable(rows(5000))).lines.length, 5000);
  await assert.rejects(readTable(Buffer.from('Name,Roll No\n')), refused('roster_file_empty'));
});
