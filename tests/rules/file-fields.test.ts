import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourcesOf } from './sources.ts';

/** It opens in a dialog, which only scripts open. */
const opensLater = 'web/avatars/member/avatar-dialog.tsx';

test('a file field that scripts read takes the files that were chosen before the scripts were there', () => {
  const fields = sourcesOf(/^web\/.*\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:input|TextField)\b(?:(?!\/>)[\s\S])*?type="file"[\s\S]*?\/>/g)].map(([field]) => ({
      file,
      field,
    })),
  );
  assert.ok(fields.length > 9, 'the file fields were found');
  const forgetful = fields
    .filter(({ file, field }) => file !== opensLater && /\bon[A-Z]|\bkey=|\bvalue=/.test(field))
    .filter(({ file, field }) => {
      const [, name] = /\bref=\{(\w+)\}/.exec(field) ?? [];
      const { text = '' } = sourcesOf(/^web\/.*\.tsx$/).find((one) => one.file === file) ?? {};
      return !name || !text.includes(`const ${name} = useEarlyFiles(`);
    });
  assert.deepEqual(forgetful, []);
});
