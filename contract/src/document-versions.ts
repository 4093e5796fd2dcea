/**
 * How a version is marked when a later one has taken its place [BEYA-80].
 * @param timeZone that of whoever reads it where it is left out
 */
export const replacedOn = (at: Date, timeZone?: string): string =>
  `Replaced on ${new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', timeZone }).format(at)}`;
