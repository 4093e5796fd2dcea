/** In the order in which they are looked for: most programs also name others. */
const PROGRAMS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* .*Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const LONGEST = 60;

/** A user agent as people name their devices, such as `Firefox 144 on Windows`; another program by how it begins. */
export function deviceName(userAgent: string | undefined | null): string | null {
  if (!userAgent) {
    return null;
  }
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  for (const [pattern, name] of PROGRAMS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) {
      return `${name} ${version.slice(0, 4)}${system ? ` on ${system}` : ''}`;
    }
  }
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST);
}
