import { DataTypes, Sequelize } from 'sequelize';

export const sequelize = new Sequelize(process.env.DATABASE_URL, { logging: false, pool: { max: 10 } });
const text = DataTypes.TEXT;

export const User = sequelize.define('user', {
  email: { type: DataTypes.TEXT, allowNull: false, unique: true },
  name: text,
  phone: text,
  verified: { type: DataTypes.BOOLEAN, defaultValue: false },
  hashedPassword: { type: DataTypes.BLOB, allowNull: false },
  salt: { type: DataTypes.BLOB, allowNull: false },
});

export const Profile = sequelize.define(
  'profile',
  {
    ownerId: { type: DataTypes.INTEGER, allowNull: false },
    account: text,
    name: text,
    email: text,
    phone: text,
    role: text,
    location: text,
    agree: { type: DataTypes.BOOLEAN },
    dob: text,
    educationLevel: text,
    subLevel: text,
    majorField: text,
    college: text,
    companyUrl: text,
    resumeId: text,
    portfolioId: text,
  },
  { indexes: [{ fields: ['account'] }, { fields: ['ownerId'] }] },
);

export const Person = sequelize.define(
  'person',
  {
    handle: text,
    name: text,
    role: text,
    place: text,
    organisation: text,
    headline: text,
    about: text,
    skills: { type: DataTypes.ARRAY(DataTypes.TEXT) },
    hoursAWeek: { type: DataTypes.INTEGER },
    openTo: { type: DataTypes.ARRAY(DataTypes.TEXT) },
  },
  {
    tableName: 'people',
    indexes: [
      { using: 'gin', name: 'people_about', fields: [Sequelize.literal("to_tsvector('simple', about)")] },
    ],
  },
);

export const Project = sequelize.define('project', {
  slug: { type: DataTypes.TEXT, unique: true },
  name: text,
  line: text,
  problem: text,
  today: text,
  next: text,
  stage: text,
});

export const Upload = sequelize.define('upload', {
  ownerId: { type: DataTypes.INTEGER, allowNull: false },
  name: text,
  mimeType: text,
  size: { type: DataTypes.INTEGER },
  path: text,
});
