/** A failure that a person can act on: its message is shown alone, without a stack. */
export class PlainError extends Error {
  /** @param code what the command ends with: WRONG_SETTING, or what a program of ours ended with */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/** As sysexits.h has it: what the operator must change, and a server that must come back. */
export const WRONG_SETTING = 78;
const UNAVAILABLE = 69;

/** Whether a program of ours that ended with this status has said why in one sentence. */
export const hasSaidWhy = (status) => [WRONG_SETTING, UNAVAILABLE].includes(status);

/** The run was ended from outside (Ctrl-C, SIGTERM); not a failure. */
export class Interrupted extends Error {}
