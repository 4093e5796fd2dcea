import { Api, type HttpResponse } from '../made/swagger-typescript-api';
import { type Facts, type Given, propertyOf } from './facts';

/** This client throws what is no success. */
async function refusalOf<Data, Problem>(asked: Promise<HttpResponse<Data, Problem>>): Promise<Problem | undefined> {
  try {
    await asked;
    return undefined;
  } catch (refused) {
    return (refused as HttpResponse<Data, Problem>).error;
  }
}

export async function story({ url, key, picture, name }: Given): Promise<Facts> {
  const { api } = new Api({
    baseUrl: url,
    baseApiParams: { format: 'json', headers: { Authorization: `Bearer ${key}` } },
  });
  const seen = Number((await api.changesList({ limit: 1 })).headers.get('Settled-Id'));
  const create = () =>
    api.propertiesResourceCreate(propertyOf(name, 3_900_000), { headers: { 'Idempotency-Key': name } });
  const [made, again] = [await create(), await create()];
  const { id } = made.data;
  const refused = await refusalOf(api.propertiesResourceCreate(propertyOf('', 1)));
  const version = (await api.propertiesResourceGet(id)).headers.get('ETag') ?? '';
  const change = (price: number) =>
    api.propertiesResourcePatch(
      id,
      { price },
      { headers: { 'If-Match': version, 'Content-Type': 'application/merge-patch+json' } },
    );
  const changed = await change(3_800_000);
  const late = await refusalOf(change(3_700_000));
  const image = await api.imagesResourceCreate({ file: new File([picture], 'front.png'), propertyId: id });
  const batch = await api.propertiesResourceBatch({
    items: [
      { operation: 'create', body: propertyOf(name, 5_000_000) },
      { operation: 'change', id, body: { price: 1 } },
    ],
  } as Parameters<typeof api.propertiesResourceBatch>[0]);
  const list = await api.propertiesResourceList({ q: name, orderBy: '-price', limit: 10 });
  const feed = await api.changesList({ after: seen, limit: 100 });
  return {
    madeOnce: id > 0 && id === again.data.id,
    refused: [refused?.code, refused?.errors?.[0]?.field],
    changed: [changed.data.price, late?.code],
    picture: image.data.position,
    batch: batch.data.results.map(({ status }) => status),
    listed: [list.data.length, list.data[0]?.name],
    heard: feed.data
      .filter(({ resource, resourceId }) => resource === 'properties' && resourceId === id)
      .map(({ type }) => type),
  };
}
