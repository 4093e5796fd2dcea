import {
  changesList,
  imagesResourceCreate,
  propertiesResourceBatch,
  propertiesResourceCreate,
  propertiesResourceGet,
  propertiesResourceList,
  propertiesResourcePatch,
} from '../made/hey-api';
import { client } from '../made/hey-api/client.gen';
import { type Facts, type Given, propertyOf } from './facts';

export async function story({ url, key, picture, name }: Given): Promise<Facts> {
  client.setConfig({ baseUrl: url, auth: () => key });
  const seen = Number((await changesList({ query: { limit: 1 } })).response?.headers.get('Settled-Id'));
  const create = () =>
    propertiesResourceCreate({ headers: { 'Idempotency-Key': name }, body: propertyOf(name, 3_900_000) });
  const [made, again] = [await create(), await create()];
  const id = made.data?.id ?? 0;
  const refused = await propertiesResourceCreate({ body: propertyOf('', 1) });
  const version = (await propertiesResourceGet({ path: { id } })).response?.headers.get('ETag') ?? '';
  const change = (price: number) =>
    propertiesResourcePatch({ path: { id }, headers: { 'If-Match': version }, body: { price } });
  const [changed, late] = [await change(3_800_000), await change(3_700_000)];
  const image = await imagesResourceCreate({ body: { file: picture, propertyId: id } });
  const batch = await propertiesResourceBatch({
    body: {
      items: [
        { operation: 'create', body: propertyOf(name, 5_000_000) },
        { operation: 'change', id, body: { price: 1 } },
      ],
    },
  });
  const list = await propertiesResourceList({ query: { q: name, orderBy: '-price', limit: 10 } });
  const feed = await changesList({ query: { after: seen, limit: 100 } });
  return {
    madeOnce: id > 0 && id === again.data?.id,
    refused: [refused.error?.code, refused.error?.errors?.[0]?.field],
    changed: [changed.data?.price, late.error?.code],
    picture: image.data?.position,
    batch: batch.data?.results.map(({ status }) => status),
    listed: Array.isArray(list.data) ? [list.data.length, list.data[0]?.name] : [undefined, undefined],
    heard: feed.data
      ?.filter(({ resource, resourceId }) => resource === 'properties' && resourceId === id)
      .map(({ type }) => type),
  };
}
