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
    if (this.#open) process.stdout.write('\n');
    this.#open = false;
    process.stdout.write(`${this.#stamp()} ${text}\n`);
  }

  /** Runs one step; the line is finished when the step is. */
  async run(title, work) {
    const begin = Date.now();
    process.stdout.write(`${this.#stamp()} ${title} … `);
    this.#open = true;
    try {
      const value = await work();
      const text = `${seconds(Date.now() - begin)}s\n`;
      // Something else was said meanwhile: the end needs a line of its own.
      process.stdout.write(this.#open ? text : `${this.#stamp()} ${title} … ${text}`);
      return value;
    } catch (error) {
      if (this.#open) process.stdout.write('failed\n');
      throw error;
    } finally {
      this.#open = false;
    }
  }
}
