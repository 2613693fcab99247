import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimsFile } from './claims-file.ts';
import { claimsFileTexts } from './texts/en/credit.ts';

test('the file of a term calculates nothing that students wrote, and says what no bank of credits has', async () => {
  const response = claimsFile(
    {
      organisation: 'wardha',
      claims: [
        {
          number: 'C-1',
          certificate: 'ABC',
          student: { name: '=1+1', number: '@A-1', semester: '' },
          cohort: 'B.Com',
          project: '+Lamps',
          minutes: 90 * 60 + 15,
          credits: 3,
          isOnEvidence: true,
          decidedAt: '2026-11-28T10:00:00.000+00:00',
        },
      ],
    },
    '2026-2',
    claimsFileTexts,
  );
  const [titles = '', line = ''] = (await response.text()).split('\r\n');
  assert.match(titles, /"Claim","Certificate","Name"/);
  assert.match(line, /"'=1\+1","'@A-1".*"'\+Lamps","90.25","3","July to December 2026","2026-11-28"/);
  assert.match(line, /"On evidence, not confirmed by the host"/);
  assert.match(line, /"No entry in the Academic Bank of Credits; the institution makes that."$/);
  assert.match(
    response.headers.get('content-disposition') ?? '',
    /attachment; filename="credit-wardha-2026-2.csv"/,
  );
});
