/** A reason not to go on, in one sentence for the person at the keyboard. Nothing was changed. */
export class Refused extends Error {}
