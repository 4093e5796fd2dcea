const PATIENCE_MS = 20_000;
const TOLD_EVERY = 100;

/**
 * For tests of many requests: each may take its time, but not for ever, and the run says how far it is, so that a slow
 * machine is told from one that hangs. How long all of them take is not looked at.
 */
export class Pace {
  private answered = 0;

  /** @param title what is tested, for the lines of progress */
  constructor(
    private readonly title: string,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** The answer, or an Error that names the request when there is none in 20 s. */
  async keep<Answer>(request: string, answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${request} has no answer after ${this.patienceMs / 1000} s`)),
        this.patienceMs,
      );
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
      this.answered += 1;
      if (this.answered % TOLD_EVERY === 0) {
        process.stdout.write(`  ${this.title}: ${this.answered} requests\n`);
      }
    }
  }
}
