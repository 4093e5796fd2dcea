import { request } from './http';

/** A record with the version that was read. */
export interface Versioned<Read> {
  record: Read;
  /** The server's ETag; null where the resource keeps none. */
  version: string | null;
}

const address = (resource: string, id: number) => `/api/v1/${resource}/${id}`;

export const versionCalls = {
  /** Reads one record together with its version, which the generated client cannot hand out. */
  async readVersioned<Read>(resource: string, id: number): Promise<Versioned<Read>> {
    const response = await request(address(resource, id));
    return { record: (await response.json()) as Read, version: response.headers.get('etag') };
  },

  /**
   * Replaces the version that was read.
   *
   * @throws {HttpError} 412 when somebody else has changed the record since
   */
  async replaceVersioned<Body>(resource: string, id: number, body: Body, version: string | null): Promise<void> {
    const headers = new Headers(version ? { 'If-Match': version } : {});
    await request(address(resource, id), { method: 'PUT', body, headers });
  },
};
