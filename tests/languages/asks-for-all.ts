/** Whether a run takes each text in every language, which costs more: `WALK=1 npm test -- FILE`. */
export const asksForAll = Boolean(process.env.WALK);
