import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { storeSession } from '../auth/session';
import { stallTimeout, upload } from './upload';

/** The connection of one upload, moved on by hand. */
class Connection {
  static readonly opened: Connection[] = [];
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  aborted = false;
  path = '';
  sent?: FormData;

  constructor() {
    Connection.opened.push(this);
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return 'text/plain';
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.aborted = true;
  }
  answer(status: number, text = '') {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

const realRequest = globalThis.XMLHttpRequest;
const plan = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });

function begin(onProgress?: (share: number) => void, file = plan) {
  const outcome = upload({
    path: '/api/admin/upload/document',
    fields: { StoreID: 31, DocumentTypeID: 8 },
    file,
    onProgress,
  }).then(
    () => 'stored',
    (error: Error) => error.message,
  );
  return { outcome, connection: Connection.opened.at(-1) as Connection };
}

describe('an upload', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Connection.opened.length = 0;
    globalThis.XMLHttpRequest = Connection as unknown as typeof XMLHttpRequest;
    storeSession({
      accessKey: 't-1',
      sessionId: 's-1',
      id: 1,
      role: 'Admin',
      name: 'Sam Carter',
      email: 'admin@stowbridge.example',
      userType: 1,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.XMLHttpRequest = realRequest;
  });

  it('[DOC-01] [DOC-06] sends one file after its fields, with the token, and says how far it has come', async () => {
    const shares: number[] = [];
    const { outcome, connection } = begin((share) => shares.push(share));
    expect(connection.path).toBe('/api/admin/upload/document');
    expect(connection.headers.Authorization).toBe('Bearer t-1');
    expect([...(connection.sent as FormData).keys()]).toEqual(['StoreID', 'DocumentTypeID', 'file']);
    connection.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 8 });
    connection.answer(200);
    await expect(outcome).resolves.toBe('stored');
    expect(shares).toEqual([0.25]);
  });

  it('[DOC-02] refuses a file above 25 MB before it is sent, and when the server does', async () => {
    const huge = new File([], 'huge.pdf');
    Object.defineProperty(huge, 'size', { value: UPLOAD_LIMIT + 1 });
    await expect(begin(undefined, huge).outcome).resolves.toBe('File is too large');
    expect(Connection.opened).toEqual([]);
    const { outcome, connection } = begin();
    connection.answer(413);
    await expect(outcome).resolves.toBe('File is too large');
  });

  it('[DOC-03] shows what the server says, and a general failure otherwise', async () => {
    const refused = begin();
    refused.connection.answer(400, 'This is not a PDF.');
    await expect(refused.outcome).resolves.toBe('This is not a PDF.');
    const broken = begin();
    broken.connection.answer(502, '<html>');
    await expect(broken.outcome).resolves.toBe('Something went wrong.');
  });

  it('[CONST-37] is given up when nothing moves any more, however long it takes while it moves', async () => {
    const { outcome, connection } = begin();
    for (let step = 1; step <= 3; step += 1) {
      jest.advanceTimersByTime(stallTimeout - 1);
      connection.upload.onprogress?.({ lengthComputable: false });
    }
    expect(connection.aborted).toBe(false);
    jest.advanceTimersByTime(stallTimeout);
    await expect(outcome).resolves.toBe('Something went wrong.');
    expect(connection.aborted).toBe(true);
  });

  it('[CONST-37] waits longer for the server to store what has arrived completely, but not for ever', async () => {
    const slow = begin();
    slow.connection.upload.onload?.();
    jest.advanceTimersByTime(5 * stallTimeout);
    slow.connection.answer(200);
    await expect(slow.outcome).resolves.toBe('stored');
    const dead = begin();
    dead.connection.upload.onload?.();
    jest.advanceTimersByTime(60_000);
    await expect(dead.outcome).resolves.toBe('Something went wrong.');
  });
});
