export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const pairs = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** Collects SVG elements in painting order. One canvas is one picture. */
export class Canvas {
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  constructor(
    readonly width = 1600,
    readonly height = 1200,
  ) {}

  /** A linear gradient over the painted shape's box; answers what goes into `fill`. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.define(`<linearGradient ID ${line}>${stopMarkup(stops)}</linearGradient>`);
  }

  /** A radial gradient that fills the painted shape's box. */
  radial(stops: readonly Stop[]): string {
    return this.define(`<radialGradient ID>${stopMarkup(stops)}</radialGradient>`);
  }

  private define(markup: string): string {
    const id = `g${this.defs.length}`;
    this.defs.push(markup.replace('ID', `id="${id}"`));
    return `url(#${id})`;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1, radius = 0): void {
    const round = radius ? ` rx="${n(radius)}"` : '';
    this.body.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"${alpha(opacity)}/>`,
    );
  }

  polygon(points: readonly Point[], fill: string, opacity = 1): void {
    this.body.push(`<path d="M${pairs(points)}Z" fill="${fill}"${alpha(opacity)}/>`);
  }

  /** An SVG path given as text, filled. */
  path(d: string, fill: string, opacity = 1): void {
    this.body.push(`<path d="${d}" fill="${fill}"${alpha(opacity)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): void {
    this.body.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${alpha(opacity)}/>`);
  }

  /** Many line runs in one element: far cheaper to render than one element each. */
  strokes(lines: readonly (readonly Point[])[], colour: string, width: number, opacity = 1): void {
    if (lines.length === 0) {
      return;
    }
    const d = lines.map((line) => `M${pairs(line)}`).join('');
    this.body.push(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ` +
        `stroke-linejoin="round"${alpha(opacity, 'stroke')}/>`,
    );
  }

  /** Many polygons of one colour in one element. */
  polygons(shapes: readonly (readonly Point[])[], fill: string, opacity = 1): void {
    if (shapes.length === 0) {
      return;
    }
    this.body.push(
      `<path d="${shapes.map((shape) => `M${pairs(shape)}Z`).join('')}" fill="${fill}"${alpha(opacity)}/>`,
    );
  }

  /** Everything painted by `paint` shows only inside the outline. */
  clipped(outline: readonly Point[], paint: () => void): void {
    const id = `c${this.defs.length}`;
    this.defs.push(`<clipPath id="${id}"><path d="M${pairs(outline)}Z"/></clipPath>`);
    this.body.push(`<g clip-path="url(#${id})">`);
    paint();
    this.body.push('</g>');
  }

  toSvg(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}

/** `fill-opacity`, never `opacity`: the latter makes the renderer paint each element onto a layer of its own. */
function alpha(opacity: number, kind: 'fill' | 'stroke' = 'fill'): string {
  return opacity === 1 ? '' : ` ${kind}-opacity="${Math.round(opacity * 100) / 100}"`;
}

/** A soft closed blob through the points (quadratic curves between midpoints), as path text. */
export function smooth(points: readonly Point[]): string {
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points[points.length - 1];
  const start = mid(last, points[0]);
  const parts = points.map((point, i) => {
    const end = mid(point, points[(i + 1) % points.length]);
    return `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`;
  });
  return `M${n(start[0])} ${n(start[1])}${parts.join('')}Z`;
}
