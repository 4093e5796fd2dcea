/** How much each way into the server carries at most: what no rule of a field refuses earlier is refused there. */
export const CARRIES = {
  /** Characters of one part of an address that names a record: what is longer is 404. */
  part: 500,
  /** Bytes of the address and the headers together, which is Node's own limit: 431, and the connection ends. */
  head: 16_384,
  /** Bytes of a body: 413. */
  body: 1024 * 1024,
  /** Bytes of a field beside a file: 413. */
  field: 10_000,
} as const;
