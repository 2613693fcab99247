import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import connectPgSimple from 'connect-pg-simple';
import express from 'express';
import session from 'express-session';
import helmet from 'helmet';
import multer from 'multer';
import passport from 'passport';
import { Strategy } from 'passport-local';
import pg from 'pg';
import { Sequelize, UniqueConstraintError } from 'sequelize';
import { WebSocketServer } from 'ws';
import { Person, Profile, Project, Upload, User } from './express-models.mjs';
import { isPassword, makePassword } from './express-passwords.mjs';

const { DATABASE_URL, FOLDER } = process.env;
/** So many bytes stand for the frame of a page, so that all pages are about as long. */
const fill = JSON.parse(process.env.FILL);
const shown = ({ id, email, name, phone, verified, createdAt, updatedAt }) => ({
  id,
  email,
  name,
  phone,
  verified,
  status: true,
  labels: [],
  prefs: {},
  createdAt,
  updatedAt,
});
const listed = [
  'id',
  'handle',
  'name',
  'role',
  'place',
  'organisation',
  'headline',
  'skills',
  'hoursAWeek',
  'openTo',
];

passport.use(
  new Strategy({ usernameField: 'email' }, async (email, password, done) => {
    try {
      const user = await User.findOne({ where: { email } });
      done(null, user && (await isPassword(user, password)) ? user : false);
    } catch (error) {
      done(error);
    }
  }),
);
passport.serializeUser((user, done) => done(null, { id: user.id, email: user.email }));
passport.deserializeUser((user, done) => done(null, user));

const needsUser = (request, response, next) =>
  request.isAuthenticated() ? next() : response.sendStatus(401);

export function makeApp() {
  const app = express();
  app.set('view engine', 'ejs');
  app.set('views', path.join(import.meta.dirname, 'views'));
  app.use(helmet());
  app.use(compression());
  const Store = connectPgSimple(session);
  const sessions = session({
    // Without this each request would also write the time of the session's end.
    store: new Store({
      pool: new pg.Pool({ connectionString: DATABASE_URL }),
      createTableIfMissing: true,
      disableTouch: true,
    }),
    secret: 'a secret of this comparison',
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: 30 * 24 * 3600 * 1000 },
  });

  app.get('/projects/:slug', async (request, response) => {
    const project = await Project.findOne({ where: { slug: request.params.slug }, raw: true });
    if (!project) return response.sendStatus(404);
    response.render('project', { project, fill: fill.project });
  });

  app.use(sessions, passport.session());
  app.use(express.json());

  app.post('/accounts', async (request, response) => {
    const { email, name, password } = request.body;
    if (
      typeof email !== 'string' ||
      !email.includes('@') ||
      typeof password !== 'string' ||
      password.length < 8
    )
      return response.sendStatus(400);
    try {
      response.status(201).json(shown(await User.create({ email, name, ...(await makePassword(password)) })));
    } catch (error) {
      if (!(error instanceof UniqueConstraintError)) throw error;
      response.sendStatus(409);
    }
  });

  app.post('/sessions', passport.authenticate('local'), (request, response) =>
    response.status(201).json(shown(request.user)),
  );

  app.get('/account', needsUser, async (request, response) =>
    response.json(shown(await User.findByPk(request.user.id))),
  );

  app.get('/profiles', needsUser, async (request, response) => {
    const where = { account: request.query.account, ownerId: request.user.id };
    const { count, rows } = await Profile.findAndCountAll({
      where,
      order: [['id', 'ASC']],
      limit: 20,
      raw: true,
    });
    response.json({ total: count, profiles: rows });
  });

  app.get('/people', needsUser, async (request, response) =>
    response.json(await findPeople(request.query.search)),
  );

  app.get('/find/people', needsUser, async (_request, response) =>
    response.render('people', { ...(await findPeople()), fill: fill.people }),
  );

  app.patch('/profiles/:id', needsUser, async (request, response) => {
    const profile = await Profile.findByPk(request.params.id);
    if (!profile) return response.sendStatus(404);
    if (profile.ownerId !== request.user.id) return response.sendStatus(403);
    const { location } = request.body;
    if (typeof location !== 'string' || location.length > 100) return response.sendStatus(400);
    const changed = (await profile.update({ location })).get({ plain: true });
    process.send({ profile: changed });
    response.json(changed);
  });

  const uploads = multer({ dest: FOLDER, limits: { fileSize: 50 * 1024 * 1024 } });
  app.post('/files', needsUser, uploads.single('file'), async (request, response) => {
    const { originalname, mimetype, size, path: at } = request.file;
    const ownerId = request.user.id;
    const upload = await Upload.create({ ownerId, name: originalname, mimeType: mimetype, size, path: at });
    response.status(201).json(upload);
  });

  const server = createServer(app);
  tellSockets(server, sessions);
  return server;
}

async function findPeople(search) {
  const where = search
    ? Sequelize.literal(
        `to_tsvector('simple', about) @@ plainto_tsquery('simple', ${Person.sequelize.escape(search)})`,
      )
    : {};
  const { count, rows } = await Person.findAndCountAll({
    where,
    attributes: listed,
    order: [['id', 'DESC']],
    limit: 20,
    raw: true,
  });
  return { total: count, people: rows };
}

/** Tells each signed-in socket of every change of a profile. */
function tellSockets(server, sessions) {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) =>
    sessions(request, {}, () => {
      if (!request.session?.passport?.user) return socket.destroy();
      sockets.handleUpgrade(request, socket, head, (one) => one.send('{"type":"connected"}'));
    }),
  );
  process.on('message', (change) => {
    const text = JSON.stringify({ type: 'event', ...change });
    for (const one of sockets.clients) one.send(text);
  });
}
