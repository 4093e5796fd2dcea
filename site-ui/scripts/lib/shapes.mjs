/** All lines of a GeoJSON shape. */
export function linesOf(shape) {
  return (shape.features ?? [shape]).flatMap(({ geometry: { type, coordinates } }) =>
    type === 'LineString' ? [coordinates] : coordinates,
  );
}

/** Whether a point lies within rings of which an inner one is a hole. */
export function inside([x, y], rings) {
  let crossings = 0;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
        crossings += 1;
      }
    }
  }
  return crossings % 2 === 1;
}

/** How far a point lies from the line between two others, in degrees. */
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const share = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Douglas and Peucker: leaves out the points that lie nearer than `tolerance` to what is drawn without them. */
function simplify(line, tolerance) {
  if (tolerance === 0 || line.length < 3) {
    return line;
  }
  const kept = new Set([0, line.length - 1]);
  const parts = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [farthest, most] = [0, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const off = distance(line[at], line[from], line[to]);
      if (off > most) {
        [farthest, most] = [at, off];
      }
    }
    if (farthest) {
      kept.add(farthest);
      parts.push([from, farthest], [farthest, to]);
    }
  }
  return line.filter((_, at) => kept.has(at));
}

/**
 * Lines and rings as whole numbers: the first point, then the steps from point to point, latitude before longitude.
 * @param scale steps of a degree
 */
export function pack(lines, scale, tolerance = 0) {
  const packed = lines.map((line) => {
    const numbers = [];
    let [lastLat, lastLng] = [0, 0];
    for (const [lng, lat] of simplify(line, tolerance)) {
      const [y, x] = [Math.round(lat * scale), Math.round(lng * scale)];
      if (numbers.length > 0 && y === lastLat && x === lastLng) {
        continue;
      }
      numbers.push(y - lastLat, x - lastLng);
      [lastLat, lastLng] = [y, x];
    }
    return numbers;
  });
  return { scale, lines: packed.filter(({ length }) => length > 2) };
}
