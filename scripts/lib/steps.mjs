const seconds = (ms) => (ms / 1000).toFixed(1);

/** Says what is being done, with the time since the start in front and the step's own time behind. */
export class Steps {
  #start = Date.now();
  #open = false;

  #stamp() {
    return `[${seconds(Date.now() - this.#start).padStart(6)}s]`;
  }

  /** Milliseconds since the start. */
  get elapsedMs() {
    return Date.now() - this.#start;
  }

  /** One line. */
  say(text) {
    if (this.#open) {
      process.stdout.write('\n');
    }
    this.#open = false;
    process.stdout.write(`${this.#stamp()} ${text}\n`);
  }

  /** Runs one step; the line is finished when the step is. */
  async run(title, work) {
    const begin = Date.now();
    const line = `${this.#stamp()} ${title} … `;
    process.stdout.write(line);
    this.#open = true;
    // At a terminal the seconds count up, so that a long step is seen to be alive.
    const count = () => this.#open && process.stdout.write(`\r${line}${Math.round((Date.now() - begin) / 1000)}s`);
    const counter = process.stdout.isTTY ? setInterval(count, 1000) : undefined;
    try {
      const value = await work();
      const text = `${process.stdout.isTTY ? `\r${line}` : ''}${seconds(Date.now() - begin)}s\n`;
      // Something else was said meanwhile: the end needs a line of its own.
      process.stdout.write(this.#open ? text : `${this.#stamp()} ${title} … ${seconds(Date.now() - begin)}s\n`);
      return value;
    } catch (error) {
      if (this.#open) {
        process.stdout.write('failed\n');
      }
      throw error;
    } finally {
      clearInterval(counter);
      this.#open = false;
    }
  }
}
