import { writeFile } from 'node:fs/promises';
import { ownDataPage } from './own-data-page.ts';
import { privacyPage } from './privacy-page.ts';

// npm run own-data: writes docs/own-data.md and docs/privacy.md from what the modules declare of their tables.
await writeFile(new URL('../docs/own-data.md', import.meta.url), ownDataPage());
await writeFile(new URL('../docs/privacy.md', import.meta.url), privacyPage());
