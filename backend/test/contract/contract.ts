import type { DataSource } from 'typeorm';
import type { Answer, TestApp } from '../test-app';
import { upload, UploadPart } from '../uploads';

export type RoleName = 'anonymous' | 'buyer' | 'seller' | 'admin';

export interface Contract {
  app: TestApp;
  source: DataSource;
  tokens: Record<RoleName, string | undefined>;
  ids: Record<'buyer' | 'seller' | 'admin', number>;
}

/** A request that a screen would send for this call; `role` is whose, an administrator's unless said. */
export interface SampleRequest {
  role?: RoleName;
  /** Values of the path's parameters, in their order. */
  path?: (string | number)[];
  body?: object;
  parts?: UploadPart[];
}

export type Make = (contract: Contract) => Promise<SampleRequest> | SampleRequest;

/** Sends it to the call's path, in the letter case and with the trailing slash that the documents also use. */
export async function sendSample(
  { app, tokens }: Contract,
  method: string,
  path: string,
  request: SampleRequest,
): Promise<Answer> {
  const values = [...(request.path ?? [])];
  const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(values.shift())));
  const token = tokens[request.role ?? 'admin'];
  if (request.parts) {
    return upload(app, url, request.parts, token);
  }
  return app.call(method as 'GET', url, request.body ?? (method === 'POST' ? {} : undefined), token);
}
