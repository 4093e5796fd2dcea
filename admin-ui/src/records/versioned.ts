/** The version at which a record was read: the `ETag` of the answer. A change that names it is refused when it is old. */
export interface Versioned {
  etag?: string;
}
