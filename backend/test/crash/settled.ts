import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 250;

/** How far something is that goes on by itself. */
export interface Progress {
  /** How much is still to come. */
  missing: number;
  /** What is being done about it; a change of it is progress too. */
  open?: string;
}

export interface Patience {
  /** Milliseconds without any progress after which it is over. */
  quietMs: number;
  /** Whether those who do the work could do it now: while they cannot, waiting proves nothing. */
  able?: () => Promise<boolean>;
}

/**
 * Waits as long as there is progress, however slow, so that late is not taken for lost.
 * @returns whether nothing is missing any more; otherwise there has been no progress for `quietMs`
 */
export async function untilSettled(
  look: () => Promise<Progress>,
  { quietMs, able = async () => true }: Patience,
): Promise<boolean> {
  let [least, last, since] = [Infinity, '', Date.now()];
  for (;;) {
    const { missing, open = '' } = await look();
    if (missing === 0) {
      return true;
    }
    const moved = missing < least || open !== last;
    [least, last] = [Math.min(least, missing), open];
    if (moved || !(await able())) {
      since = Date.now();
    } else if (Date.now() - since >= quietMs) {
      return false;
    }
    await sleep(LOOK_MS);
  }
}
