const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const BETWEEN_MS = 250;

/** Bytes as a person reads them. */
export function size(bytes: number): string {
  let [value, unit] = [bytes, 0];
  for (; value >= 1024 && unit < UNITS.length - 1; unit += 1) {
    value /= 1024;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${UNITS[unit]}`;
}

/** Says what is done, in lines; at a terminal also how far it is. */
export class Progress {
  private readonly began = performance.now();
  private done = 0;
  private total = 0;
  private doing = '';
  private shownAt = 0;

  constructor(private readonly output: { write(text: string): unknown; isTTY?: boolean } = process.stdout) {}

  /** One line, with the seconds since the start. */
  say(text: string): void {
    this.clear();
    this.output.write(`${text} (${((performance.now() - this.began) / 1000).toFixed(1)} s)\n`);
  }

  /** Begins something that takes so many bytes. */
  begin(doing: string, bytes: number): void {
    Object.assign(this, { doing, total: bytes, done: 0 });
  }

  readonly add = (bytes: number): void => {
    this.done += bytes;
    const now = performance.now();
    if (!this.output.isTTY || now - this.shownAt < BETWEEN_MS) {
      return;
    }
    this.shownAt = now;
    const percent = this.total > 0 ? ` ${Math.min(100, Math.floor((this.done / this.total) * 100))} %` : '';
    this.output.write(`\r\u001b[K${this.doing}: ${size(this.done)} of ${size(this.total)}${percent}`);
  };

  private clear(): void {
    if (this.output.isTTY) {
      this.output.write('\r\u001b[K');
    }
  }
}
