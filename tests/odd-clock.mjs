// Loaded before a server by `--import`: its clock is as many milliseconds off as CLOCK_OFF says, and each SIGUSR2 turns that round.
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
