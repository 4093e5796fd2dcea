/** In the place of the library that react-admin's lists bring for an export that no screen offers. */
export default function noExport(): never {
  throw new Error('The back office exports nothing by itself.');
}
