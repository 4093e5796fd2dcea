import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, TestApp } from '../../../test/test-app';

describe('messages whose end is told in two ways', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await startTestApp();
    await app.app.listen(0, '127.0.0.1');
    ({ port } = app.app.getHttpServer().address() as AddressInfo);
  });
  afterAll(() => app.close());

  const HIDDEN = 'GET /api/home/site HTTP/1.1\r\nHost: x\r\n\r\n';
  /** What the server answers to these lines until it closes the connection. */
  const answers = async (lines: string[], body: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(5000, () => socket.destroy(new Error('The connection was left open.')));
    socket.write(['POST /api/home/contactus HTTP/1.1', 'Host: x', ...lines, '', body].join('\r\n'));
    return text(socket);
  };

  it.each([
    ['a length and pieces', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
    ['pieces by a coding that is none', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
    ['a length that is no number', ['Content-Length: 1e1'], HIDDEN],
    ['a header name with a blank', ['Transfer-Encoding : chunked', 'Content-Length: 5'], `0\r\n\r\n${HIDDEN}`],
  ])('are refused, and what hides in them is no request: %s', async (_what, lines, body) => {
    const told = await answers(lines, body);
    expect(told.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 400']);
  });
});
