import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { PropertyImage } from '../editing/property.entity';
import { Storage } from '../../../platform/storage/storage';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../../test/builders';
import { auditOf, eventsOf } from '../../../../test/records';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { download, field, file, multipart, upload } from '../../../../test/uploads';

interface Listed {
  ID: number;
  FileName: string;
}

describe('the images of a property', () => {
  let app: TestApp;
  let admin: string;
  let png: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    png = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  });
  afterAll(() => app.close());

  const send = (id: number, content = png, name = 'front.png') =>
    upload(
      app,
      '/api/admin/upload/image',
      [file(content, name), field('StoreID', id), field('DocumentTypeID', 1)],
      admin,
    );
  const list = async (id: number) =>
    (await app.call('GET', `/api/admin/storeimage/${id}`, undefined, admin)).json<Listed[]>();
  const rows = (propertyId: number) =>
    app.source.getRepository(PropertyImage).find({ where: { propertyId }, order: { position: 'ASC' } });

  it('[CALL-049, CALL-051, DOC-01, DOC-07, DOC-14, DOC-21] uploads one at a time, before or after the fields, in any letter case, and lists them in order', async () => {
    const { id } = await aProperty(app.source);
    const first = await send(id);
    expect([first.status, first.json()]).toEqual([
      200,
      {
        ID: expect.any(Number),
        FileName: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
        Width: 1000,
        Height: 500,
        Color: expect.stringMatching(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/),
      },
    ]);
    const second = await upload(app, '/api/admin/upload/image', [field('storeid', id), file(png, 'back.png')], admin);
    expect((await list(id)).map(({ ID }) => ID)).toEqual([first.json<Listed>().ID, second.json<Listed>().ID]);
    expect((await rows(id)).map(({ position }) => position)).toEqual([1, 2]);
    expect([await auditOf(app.source, id), await eventsOf(app.source, id)]).toEqual([
      ['property.image-added', 'property.image-added'],
      ['property.changed', 'property.changed'],
    ]);
  });

  it('[CALL-109, DOC-10] serves a picture to everyone, in its own width and in five others, to be kept for good', async () => {
    const { id } = await aProperty(app.source);
    const { FileName } = (await send(id)).json<Listed>();
    const whole = await download(app, `/StoreImages/${FileName}`);
    expect([
      whole.status,
      whole.headers['content-type'],
      whole.headers['cache-control'],
      whole.headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable', 'nosniff']);
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 500 });
    for (const [w, width] of [
      [400, 400],
      [720, 720],
      [800, 800],
      [1200, 1000],
      [1600, 1000],
    ]) {
      const small = await download(app, `/storeimages/${FileName}?w=${w}`);
      expect([small.status, (await sharp(small.bytes).metadata()).width]).toEqual([200, width]);
    }
  });

  it('[DOC-10] makes a width once when twenty ask for it at the same time', async () => {
    const { id } = await aProperty(app.source);
    const { FileName } = (await send(id)).json<Listed>();
    const puts = jest.spyOn(app.app.get(Storage), 'put');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => download(app, `/StoreImages/${FileName}?w=400`)),
    );
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1);
    expect(puts).toHaveBeenCalledTimes(1);
    puts.mockRestore();
  });

  it('[CALL-108, CALL-110, DOC-11, DOC-12, DOC-13] serves logos and team photos likewise, and 404 for what is not there', async () => {
    await app.app.get(Storage).put('VendorLogos', 'logo.png', png, 'image/png');
    await app.app.get(Storage).put('TeamImages', 'face.webp', png, 'image/webp');
    expect((await download(app, '/VendorLogos/logo.png')).headers['content-type']).toBe('image/png');
    expect((await download(app, '/VendorLogos/logo.png?w=400')).headers['content-type']).toBe('image/webp');
    expect((await download(app, '/TeamImages/face.webp?w=800')).status).toBe(200);
    for (const path of [
      'StoreImages/none.webp',
      'StoreImages/none.webp?w=400',
      'VendorLogos/none.png',
      'TeamImages/none.webp',
      'StoreImages/..%2f..%2fetc%2fpasswd',
      `StoreImages/${'a'.repeat(400)}.webp`,
      'StoreImages/.part',
    ]) {
      expect([path, (await download(app, `/${path}`)).status]).toEqual([path, 404]);
    }
    for (const w of ['500', '0', '-400', '400px', '1e9', '400&w=800']) {
      expect([w, (await download(app, `/VendorLogos/logo.png?w=${w}`)).status]).toEqual([w, 400]);
    }
  });

  it('[DOC-03, DOC-05] decides by content: a picture under any name is fine, anything else under .png is not', async () => {
    const { id } = await aProperty(app.source);
    expect((await send(id, png, 'report.pdf')).status).toBe(200);
    for (const content of [
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.4'),
      Buffer.from([0]),
      png.subarray(0, 60),
    ]) {
      const answer = await send(id, content, 'photo.png');
      expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/^The file could not be uploaded/)]);
    }
    expect(await rows(id)).toHaveLength(1);
  });

  it('[DOC-02, DOC-03, CONST-35] says File is too large above 25 MB, and what else is wrong', async () => {
    const { id } = await aProperty(app.source);
    const limit = 25 * 1024 * 1024;
    expect((await send(id, Buffer.alloc(limit + 1))).text).toBe('File is too large');
    expect((await send(id, Buffer.alloc(limit))).text).toMatch(/not an image/);
    for (const parts of [
      [field('StoreID', id)],
      [file(Buffer.alloc(0), 'empty.png'), field('StoreID', id)],
      [file(png, 'a.png'), file(png, 'b.png'), field('StoreID', id)],
    ]) {
      const answer = await upload(app, '/api/admin/upload/image', parts, admin);
      expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/^The file could not be uploaded/)]);
    }
    for (const storeId of ['', 'x', '0', '-1', '9223372036854775808', '1\u0000']) {
      expect([
        storeId,
        (await upload(app, '/api/admin/upload/image', [file(png, 'a.png'), field('StoreID', storeId)], admin)).status,
      ]).toEqual([storeId, 400]);
    }
    expect((await send(999_999)).status).toBe(404);
    expect((await app.call('POST', '/api/admin/upload/image', { StoreID: id }, admin)).status).toBe(400);
    const { body, type } = await multipart([file(png, 'a.png'), field('StoreID', id)]);
    expect(
      (await app.call('POST', '/api/admin/upload/image', body.subarray(0, 900), admin, { 'content-type': type }))
        .status,
    ).toBe(400);
    expect(
      (await app.call('POST', '/api/admin/upload/image', body, admin, { 'content-type': 'multipart/form-data' }))
        .status,
    ).toBe(400);
    expect(await rows(id)).toHaveLength(0);
  });

  it('[DOC-02] a browser that sends too much over a real connection reads the answer and not a broken line', async () => {
    const { id } = await aProperty(app.source);
    await app.app.listen(0, '127.0.0.1');
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    const { body, type } = await multipart([file(Buffer.alloc(27 * 1024 * 1024), 'huge.png'), field('StoreID', id)]);
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/upload/image`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': type, authorization: `Bearer ${admin}` },
      signal: AbortSignal.timeout(45_000),
    });
    expect([answer.status, await answer.text()]).toEqual([400, 'File is too large']);
    const socket = connect(port, '127.0.0.1');
    const head = `POST /api/admin/upload/image HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise<void>((resolve, reject) =>
      socket.on('error', reject).write(head + body.toString('latin1', 0, 500), () => resolve()),
    );
    socket.destroy();
    expect(await rows(id)).toHaveLength(0);
    expect((await send(id)).status).toBe(200);
  });

  it('[CALL-050, DOC-18] deletes an image of this property only, with its files', async () => {
    const [{ id }, other] = [await aProperty(app.source), await aProperty(app.source)];
    const { ID, FileName } = (await send(id)).json<Listed>();
    await download(app, `/StoreImages/${FileName}?w=400`);
    expect((await app.call('DELETE', `/api/admin/delete/image/${ID}/${other.id}`, undefined, admin)).status).toBe(404);
    expect(await rows(id)).toHaveLength(1);
    expect((await app.call('DELETE', `/api/admin/delete/image/${ID}/${id}`, undefined, admin)).json()).toEqual({
      ID,
      Message: 'Image has been deleted.',
    });
    expect(await rows(id)).toHaveLength(0);
    for (const path of [FileName, `${FileName}?w=400`]) {
      expect((await download(app, `/StoreImages/${path}`)).status).toBe(404);
    }
    expect((await app.call('DELETE', `/api/admin/delete/image/${ID}/${id}`, undefined, admin)).status).toBe(404);
  });

  it('[APROP-69] orders them; ids that are not exactly those of the property are refused', async () => {
    const { id } = await aProperty(app.source);
    const ids = [
      (await send(id)).json<Listed>().ID,
      (await send(id)).json<Listed>().ID,
      (await send(id)).json<Listed>().ID,
    ];
    const order = (wanted: unknown) =>
      app.call('POST', `/api/v1/properties/${id}/images/order`, { ids: wanted }, admin);
    const ordered = await order([ids[2], ids[0], ids[1]]);
    expect([ordered.status, ordered.json<{ id: number }[]>().map((image) => image.id)]).toEqual([
      200,
      [ids[2], ids[0], ids[1]],
    ]);
    const before = await rows(id);
    for (const [wanted, status] of [
      [[ids[0]], 409],
      [[...ids, 999_999], 409],
      [[ids[0], ids[0], ids[1]], 422],
      ['x', 422],
      [[2 ** 63], 422],
      [[null], 422],
      [undefined, 422],
    ] as const) {
      expect([wanted, (await order(wanted)).status]).toEqual([wanted, status]);
    }
    expect(await rows(id)).toEqual(before);
  });

  it.each([
    ['POST', 'admin/upload/image'],
    ['GET', 'admin/storeimage/1'],
    ['DELETE', 'admin/delete/image/1/1'],
  ] as const)('[SHELL-44] %s %s is for administrators', async (method, path) => {
    expect((await app.call(method, `/api/${path}`)).status).toBe(401);
    for (const user of [await aBuyer(app.source), await aSeller(app.source)]) {
      expect((await app.call(method, `/api/${path}`, undefined, await tokenOf(app, user.id))).status).toBe(403);
    }
  });
});
