// Loaded before a server by `--import`. Its clock is CLOCK_OFF milliseconds off, and each SIGUSR2 reverses the sign.
const Real = Date;
let off = Number(process.env.CLOCK_OFF);
process.on('SIGUSR2', () => {
  off = -off;
});
globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + off);
    else super(...parts);
  }
  static now() {
    return Real.now() + off;
  }
};
