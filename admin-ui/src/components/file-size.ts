const units = ['B', 'KB', 'MB', 'GB'];

/** A size as people read it: 3 B, 48 KB, 1.2 MB. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  return `${size < 10 && step > 0 ? Number(size.toFixed(1)) : Math.round(size)} ${units[step]}`;
}
