/**
 * The demo data's only source of chance: mulberry32, small and the same on every machine.
 * Each part of the plan takes its own stream (`fork`), so that adding a draw in one part moves no other part.
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A new independent stream named by `label`; the same label always gives the same stream. */
  fork(label: string): Random {
    return new Random(hash(label, this.state));
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A real number in [low, high). */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items. */
  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)];
  }

  /** One of the items, the weight of each given by `weights`. */
  weighted<T>(items: readonly T[], weights: readonly number[]): T {
    let at = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let i = 0; i < items.length; i += 1) {
      at -= weights[i];
      if (at < 0) {
        return items[i];
      }
    }
    return items[items.length - 1];
  }

  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }

  /** `count` different items in random order (all of them when there are fewer). */
  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle(items).slice(0, count);
  }

  /** Roughly normal around `mean` (sum of four uniforms), cut at three deviations. */
  normal(mean: number, deviation: number): number {
    const sum = this.next() + this.next() + this.next() + this.next() - 2;
    const z = Math.max(-3, Math.min(3, sum * Math.sqrt(3)));
    return mean + z * deviation;
  }

  /** A random name for a stored file: 32 hexadecimal digits. */
  hex32(): string {
    let text = '';
    while (text.length < 32) {
      text += Math.floor(this.next() * 65536)
        .toString(16)
        .padStart(4, '0');
    }
    return text;
  }
}

/** FNV-1a over the label, started from the seed. */
export function hash(label: string, seed = 2166136261): number {
  let h = (seed ^ 0x811c9dc5) >>> 0;
  for (let i = 0; i < label.length; i += 1) {
    h ^= label.charCodeAt(i);
    h = Math.imul(h, 16777619) >>> 0;
  }
  return h;
}
