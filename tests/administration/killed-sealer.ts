import { sealActions } from '#core/administration/seal-actions.ts';
import { connect } from '#db/connect.ts';

// Seals as fast as it can, for a test that kills it: node tests/administration/killed-sealer.ts URL
const { db } = connect(process.argv[2] ?? '');
await sealActions({ db });
process.send?.('has sealed once');
while (true) await sealActions({ db });
