import { Logger } from '@nestjs/common';
import { ConfigError } from '../../config-sources';
import { Unreachable } from './reach';

/** As sysexits.h has them: what the operator must change, and what must come back. */
const EX_CONFIG = 78;
const EX_UNAVAILABLE = 69;

/** Ends the process: with one sentence where a person can act on it, with the stack of anything else. */
export function endWith(error: unknown): never {
  const code = error instanceof ConfigError ? EX_CONFIG : error instanceof Unreachable ? EX_UNAVAILABLE : 1;
  console.error(code === 1 ? error : (error as Error).message);
  process.exit(code);
}

/** The same for API and worker, of whose log each line is JSON [FOPS-11]. */
export function endLoggedWith(error: unknown): never {
  if (!(error instanceof ConfigError || error instanceof Unreachable)) {
    new Logger('Process').fatal(error);
    process.exit(1);
  }
  endWith(error);
}
