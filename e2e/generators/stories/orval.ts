import {
  changesList,
  imagesResourceCreate,
  propertiesResourceBatch,
  propertiesResourceCreate,
  propertiesResourceGet,
  propertiesResourceList,
  propertiesResourcePatch,
  type PropertyDto,
} from '../made/orval';
import { type Facts, type Given, propertyOf } from './facts';

export async function story({ key, picture, name }: Given): Promise<Facts> {
  const signed = (headers: Record<string, string> = {}) => ({
    headers: { Authorization: `Bearer ${key}`, ...headers },
  });
  const seen = Number((await changesList({ limit: 1 }, signed())).headers.get('Settled-Id'));
  const create = () =>
    propertiesResourceCreate(
      propertyOf(name, 3_900_000),
      signed({ 'Content-Type': 'application/json', 'Idempotency-Key': name }),
    );
  const [made, again] = [await create(), await create()];
  const id = made.status === 201 ? made.data.id : 0;
  const refused = await propertiesResourceCreate(propertyOf('', 1), signed({ 'Content-Type': 'application/json' }));
  const version = (await propertiesResourceGet(id, signed())).headers.get('ETag') ?? '';
  const change = (price: number) =>
    propertiesResourcePatch(
      id,
      { price },
      signed({ 'Content-Type': 'application/merge-patch+json', 'If-Match': version }),
    );
  const [changed, late] = [await change(3_800_000), await change(3_700_000)];
  const image = await imagesResourceCreate({ file: picture, propertyId: id }, signed());
  const batch = await propertiesResourceBatch(
    {
      items: [
        { operation: 'create', body: propertyOf(name, 5_000_000) },
        { operation: 'change', id, body: { price: 1 } },
      ],
    },
    signed({ 'Content-Type': 'application/json' }),
  );
  const list = await propertiesResourceList({ q: name, orderBy: '-price', limit: 10 }, signed());
  // What can also be read line by line it always gives as a stream.
  const rows = 'stream' in list ? ((await list.stream.json()) as unknown as PropertyDto[]) : undefined;
  const feed = await changesList({ after: seen, limit: 100 }, signed());
  return {
    madeOnce: again.status === 201 && id > 0 && id === again.data.id,
    refused: refused.status === 422 ? [refused.data.code, refused.data.errors?.[0]?.field] : [undefined, undefined],
    changed: [
      changed.status === 200 ? changed.data.price : undefined,
      late.status === 412 ? late.data.code : undefined,
    ],
    picture: image.status === 201 ? image.data.position : undefined,
    batch: batch.status === 200 ? batch.data.results.map(({ status }) => status) : undefined,
    listed: [rows?.length, rows?.[0]?.name],
    heard:
      feed.status === 200
        ? feed.data
            .filter(({ resource, resourceId }) => resource === 'properties' && resourceId === id)
            .map(({ type }) => type)
        : undefined,
  };
}
