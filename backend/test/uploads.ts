import type { Answer, TestApp } from './test-app';

export interface UploadPart {
  name: string;
  value: string | { fileName: string; content: Buffer };
}

/** The parts as a multipart body, in this order. */
export async function multipart(parts: UploadPart[]): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const { name, value } of parts) {
    if (typeof value === 'string') {
      form.append(name, value);
    } else {
      form.append(name, new Blob([new Uint8Array(value.content)]), value.fileName);
    }
  }
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

/** Uploads in process, as the holder of this token. */
export async function upload(
  app: TestApp,
  path: string,
  parts: UploadPart[],
  token?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { body, type } = await multipart(parts);
  return app.call('POST', path, body, token, { 'content-type': type, ...headers });
}

export const file = (content: Buffer, fileName: string): UploadPart => ({ name: 'file', value: { fileName, content } });
export const field = (name: string, value: string | number): UploadPart => ({ name, value: String(value) });

/** The bytes of an answer, for pictures and documents. */
export async function download(
  app: TestApp,
  url: string,
  token?: string,
): Promise<{ status: number; bytes: Buffer; headers: Answer['headers'] }> {
  const answer = await app.app.inject({
    method: 'GET',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}
