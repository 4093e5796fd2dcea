/** A failure that a person can act on: its message is shown alone, without a stack. */
export class PlainError extends Error {}

/** The run was ended from outside (Ctrl-C, SIGTERM); not a failure. */
export class Interrupted extends Error {}
