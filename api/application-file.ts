import * as calls from '#contract/applications/file-calls.ts';
import { changeFile } from '#core/applications/change-file.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { sendFormWithFile } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { storedFile } from './stored-file.ts';

const changed = perHour(60, byMember, { shared: 'files of applications' });

export const applicationFileEndpoints: Endpoint[] = [
  answer(calls.putApplicationFile, ({ core, actor, params }) => changeFile(core, actor, params), [changed]),

  answer(
    calls.postApplicationFileForm,
    ({ core, actor, params: { applicationId }, request }) =>
      sendFormWithFile(request, calls.applicationFileFields, {
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ version, stored, remove }, brought) => {
          const file = remove ? null : storedFile(stored);
          if (!remove && !file && !brought) throw new Refusal('application_file_missing', { param: 'file' });
          const read = typedCount(version, 2 ** 31 - 1);
          return changeFile(core, actor, {
            applicationId,
            version: 'count' in read ? read.count : 0,
            file,
            brought: remove ? null : brought,
          });
        },
      }),
    [changed],
  ),
];
