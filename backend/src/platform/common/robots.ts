/** Programs that say what they are; the lookbehind spares a maker of phones. */
const ROBOT = /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|lighthouse|monitor/i;

/** Whether a program that calls itself so is no person's browser. Who says nothing, or lies, counts as a person. */
export const isRobot = (userAgent: string | undefined): boolean => userAgent !== undefined && ROBOT.test(userAgent);
