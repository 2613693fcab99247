import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';

/** The parameters of this product: 19 MiB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** As in the documentation of Passport: PBKDF2 of 310,000 rounds of SHA-256. */
const derive = (password, salt) => promisify(pbkdf2)(password, salt, 310_000, 32, 'sha256');
const isArgon2 = process.env.HASH === 'argon2id';

export async function makePassword(password) {
  const salt = randomBytes(16);
  return {
    salt,
    hashedPassword: isArgon2 ? Buffer.from(await hash(password, argon2id)) : await derive(password, salt),
  };
}

export async function isPassword(user, password) {
  if (isArgon2) return verify(String(user.hashedPassword), password, argon2id);
  return timingSafeEqual(user.hashedPassword, await derive(password, user.salt));
}
