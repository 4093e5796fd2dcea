/** Rows that are read at once: enough to make a round trip worth it, few enough to forget quickly. */
const BATCH = 1000;

/**
 * Reads many rows a batch at a time, so that a large export neither fills the memory nor keeps a connection while a
 * slow reader takes it: the ids are fixed at the beginning, what is gone meanwhile is left out.
 * @param read answers the rows of some ids, in the order that the export has
 */
export async function* inBatches<Row>(
  ids: readonly number[],
  read: (batch: number[]) => Promise<Row[]>,
  size = BATCH,
): AsyncGenerator<Row> {
  for (let first = 0; first < ids.length; first += size) {
    yield* await read(ids.slice(first, first + size));
  }
}
