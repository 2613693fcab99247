// An Express, Passport and Sequelize server, as the documentation of each recommends it: one process a core, helmet, compression,
// sessions in PostgreSQL, production mode. Started by bench/peers/express.ts with PORT, DATABASE_URL, HASH, FOLDER and FILL.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { makeApp } from './express-app.mjs';
import { sequelize } from './express-models.mjs';

if (cluster.isPrimary) {
  await sequelize.sync();
  await sequelize.close();
  let listening = 0;
  const workers = Array.from({ length: availableParallelism() }, () => cluster.fork());
  for (const worker of workers) {
    worker.on('listening', () => {
      listening += 1;
      if (listening === workers.length) console.log('ready');
    });
    // A change that one process has heard of goes to the sockets of all.
    worker.on('message', (change) => {
      for (const one of workers) one.send(change);
    });
  }
  process.once('SIGTERM', () => {
    for (const worker of workers) worker.kill('SIGTERM');
    process.exit(0);
  });
} else {
  makeApp().listen(Number(process.env.PORT), '127.0.0.1');
}
